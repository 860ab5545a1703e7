/** Stands in for @docusaurus/useBrokenLinks; remembers the anchors that a component announces. */
export const collectedAnchors = new Set<string>();

export default function useBrokenLinks(): {collectAnchor: (id: string) => void} {
  return {collectAnchor: (id) => collectedAnchors.add(id)};
}
