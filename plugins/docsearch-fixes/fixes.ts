/**
 * What DocSearch 3.9.0 does not do by itself, as replacements in its one bundled file. Each must be
 * found exactly once, so a new version of the library stops the build instead of losing a fix silently.
 */
export type Fix = {why: string; find: string; replace: string};

export const fixes: readonly Fix[] = [
  {
    why: 'The error screen is never painted: the status goes back to idle in the same batch.',
    find: '.finally((function(){p("idle"),lt&&',
    replace: '.finally((function(){"error"!==c.getState().status&&p("idle"),lt&&',
  },
  {
    why: 'After an error the empty answer must not reset the status either.',
    find: '.then((function(e){var r;p("idle"),l(e);',
    replace: '.then((function(e){var r;"error"!==c.getState().status&&p("idle"),l(e);',
  },
  {
    why: 'Every failure is shown to the reader, with its own help text where there is one, and none is thrown into the console.',
    find: '.catch((function(e){throw"RetryError"===e.name&&l("error"),e}))',
    replace: '.catch((function(e){return a({searchErrorHelp:e.helpText}),l("error"),{results:[{hits:[],nbHits:0}]}}))',
  },
  {
    why: 'The error screen says what an answered refusal (4xx) said.',
    find: 'e.createElement(cr,{translations:null==n?void 0:n.errorScreen})',
    replace:
      'e.createElement(cr,{translations:o.state.context.searchErrorHelp?{helpText:o.state.context.searchErrorHelp}:null==n?void 0:n.errorScreen})',
  },
  {
    why: 'Suggested queries made from the corrected query replace old group names when the client offers them.',
    find: 'a({nbHits:l});var v={};',
    replace: 'a({nbHits:l}),t.suggestions&&a({searchSuggestions:t.suggestions});var v={};',
  },
  {
    why: 'The modal is a dialog, not a button around everything.',
    find: 'role:"button",tabIndex:0,onMouseDown:function(e){e.target===e.currentTarget&&s()}',
    replace:
      'role:"dialog","aria-modal":"true","aria-label":"Search","aria-expanded":void 0,"aria-haspopup":void 0,"aria-owns":void 0,"aria-labelledby":void 0,onMouseDown:function(e){e.target===e.currentTarget&&s()}',
  },
  {
    why: 'Texts from an index are rendered as text: only the highlight marks become elements.',
    find: 'dangerouslySetInnerHTML:{__html:fr(t,"_snippetResult.".concat(r,".value"))||fr(t,r)}',
    replace:
      'children:String(fr(t,"_snippetResult.".concat(r,".value"))||fr(t,r)||"").split(/<\\/?mark>/).map((function(e,t){var r=e.replace(/&(amp|lt|gt|quot|#39);/g,(function(e,t){return{amp:"&",lt:"<",gt:">",quot:\'"\',"#39":"\'"}[t]}));return t%2?n("mark",{key:t},r):r}))',
  },
  {
    why: 'The logo brings a style element, which the content security policy forbids; attributes say the same.',
    find: 'viewBox:"0 0 2196.2 500"},e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}"))',
    replace: 'viewBox:"0 0 2196.2 500",fill:"#003dff",fillRule:"evenodd"},null',
  },
  {
    why: 'Removing a saved search waits for the end of a transition, which never comes where motion is reduced.',
    find: 'runDeleteTransition:function(e){p(!0),y.current=e}',
    replace:
      'runDeleteTransition:function(e){matchMedia("(prefers-reduced-motion: reduce)").matches?e():(p(!0),y.current=e)}',
  },
  {
    why: 'Making a saved search a favourite waits for the end of a transition in the same way.',
    find: 'runFavoriteTransition:function(e){h(!0),y.current=e}',
    replace:
      'runFavoriteTransition:function(e){matchMedia("(prefers-reduced-motion: reduce)").matches?e():(h(!0),y.current=e)}',
  },
];
