/** Replaces @docusaurus/useBrokenLinks; records the anchors that a component registers. */
export const collectedAnchors = new Set<string>();

export default function useBrokenLinks(): {collectAnchor: (id: string) => void} {
  return {collectAnchor: (id) => collectedAnchors.add(id)};
}
