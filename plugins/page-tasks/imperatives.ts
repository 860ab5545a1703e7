/** Verbs that a numbered step may start with. Add others only if they are something a reader can physically do. */
export const imperatives: ReadonlySet<string> = new Set(
  `accept act activate adapt add agree allow answer apply approve arrange ask assign attach begin bill book bring build
  buy call cancel carry change charge check choose clean clear click close collect combine come compare complete confirm
  connect contact continue convert copy correct count create cut deactivate decide delete describe destroy disconnect
  divide do download drag draw drop edit email empty enter exempt explain export fail fill filter find finish fix follow
  gather get give go group hand handle have help highlight hold import install invite invoice issue join keep leave let link list
  load lock look make map mark match measure merge move multiply name narrow note open order pack pass paste pay pick
  place plan point practice prepare press preview price print pull push put raise reactivate read reassign receive
  reconnect record refund regenerate reject release remove rename reopen repeat replace reply request require reschedule
  resend reset resolve restore retire retry return reverse review run save say scan schedule search see select send set
  shape share ship show sign sort split start stay stick stop store switch take tear tell test throw turn type unapply
  undo un-invoice unlock update upload use validate verify view void wait walk watch work write`.split(/\s+/),
);
