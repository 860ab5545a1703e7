/**
 * What DocSearch 3.9.0 does not do by itself, as replacements in its one bundled file. Each must be
 * found exactly once, so a new version of the library stops the build instead of losing a fix silently.
 */
export type Fix = {why: string; find: string; replace: string};

export const fixes: readonly Fix[] = [
  {
    why: 'The page is put back where it stood by src/theme/SearchBar/open-search.ts, unless another one has come.',
    find: 'document.body.classList.remove("DocSearch--active"),null===(e=(t=window).scrollTo)||void 0===e||e.call(t,0,E)',
    replace: 'document.body.classList.remove("DocSearch--active")',
  },
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
      'role:"dialog","aria-modal":"true","aria-label":"Search","aria-expanded":void 0,"aria-haspopup":void 0,"aria-owns":void 0,"aria-controls":void 0,"aria-labelledby":void 0,onMouseDown:function(e){e.target===e.currentTarget&&s()}',
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
    why: 'Removing a saved search waits for the end of a transition, which never comes where motion is reduced or another page comes meanwhile.',
    find: 'runDeleteTransition:function(e){p(!0),y.current=e}',
    replace: 'runDeleteTransition:function(e){e()}',
  },
  {
    why: 'Making a saved search a favourite waits for the end of a transition in the same way.',
    find: 'runFavoriteTransition:function(e){h(!0),y.current=e}',
    replace: 'runFavoriteTransition:function(e){e()}',
  },
  {
    why: 'A banner inside the dialog would be a second one of the page.',
    find: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    replace: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    why: 'A footer inside the dialog would be a second one of the page.',
    find: 'e.createElement("footer",{className:"DocSearch-Footer"}',
    replace: 'e.createElement("div",{className:"DocSearch-Footer"}',
  },
  {
    why: 'Hits hold links and buttons, which an option may not: the list is a grid, and its rows may. Each has the id that the input names, and the name of its group.',
    find: 'e.createElement("ul",t.getListProps(),',
    replace:
      'e.createElement("div",t.getListProps({source:t.collection.source,"aria-labelledby":void 0,"aria-label":t.title}),',
  },
  {
    why: 'The role of the list, as above.',
    find: 'role:"listbox","aria-labelledby":we(t.id,"label"),id:',
    replace: 'role:"grid","aria-labelledby":we(t.id,"label"),id:',
  },
  {
    why: 'The role of a hit, as above.',
    find: 'role:"option","aria-selected":',
    replace: 'role:"row","aria-selected":',
  },
  {
    why: 'A list item cannot be a row.',
    find: 'e.createElement("li",m({className:["DocSearch-Hit",',
    replace: 'e.createElement("div",m({className:["DocSearch-Hit",',
  },
  {
    why: 'The input names only lists that are there: an empty group is not rendered.',
    find: 'null==f?void 0:f.source):void 0,"aria-controls":n.getState().isOpen?n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0',
    replace:
      'null==f?void 0:f.source):void 0,"aria-controls":n.getState().isOpen&&n.getState().collections.filter((function(e){return e.items.length>0})).map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" ")||void 0',
  },
  {
    why: 'Home and End reach the first and the last hit. Where there is nothing to reach, or End has text to pass, they move in the text as always.',
    find: 'if("ArrowUp"===t.key||"ArrowDown"===t.key){var a=function(){',
    replace:
      'if(("Home"===t.key||"End"===t.key)&&!t.shiftKey&&function(e){var n=e.getState(),i=n.collections.reduce((function(e,t){return e+t.items.length}),0),a="Home"===t.key?0:i-1,c=t.currentTarget;if(!n.isOpen||0===i||a===n.activeItemId||"End"===t.key&&c.selectionEnd<c.value.length)return!1;t.preventDefault(),e.dispatch("mousemove",a);var u=Oe(e.getState());return r.environment.document.getElementById(we(r.id,"item-".concat(a),u.source)).scrollIntoView({block:"nearest"}),!0}(o));else if("ArrowUp"===t.key||"ArrowDown"===t.key){var a=function(){',
  },
  {
    why: 'Tab stays in the modal: its first and last stop are those that are shown now, not those of the moment it opened.',
    find: '"Tab"===e.key&&(e.shiftKey?document.activeElement===t&&(e.preventDefault(),n.focus())',
    replace:
      'if("Tab"!==e.key)return;var i=[].filter.call(r.querySelectorAll("a[href], button, input"),(function(e){return e.getClientRects().length>0})),t=i[0],n=i[i.length-1];(e.shiftKey?document.activeElement===t&&(e.preventDefault(),n.focus())',
  },
];
