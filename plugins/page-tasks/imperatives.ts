/** Verbs that a numbered step may start with. Add others only if they are something a reader can physically do. */
export const imperatives: ReadonlySet<string> = new Set(
  `accept adapt add agree allow answer apply approve arrange ask assign attach begin book bring build buy call cancel carry change
  charge check choose clear click close collect combine come compare complete confirm connect contact continue convert copy
  correct count create cut deactivate decide delete describe destroy disconnect divide do download drag draw drop edit email
  empty enter explain export fail fill filter find finish fix follow gather give go group hand have hold import install invite
  invoice issue join keep leave let link list load lock look make map mark match measure merge move multiply name narrow
  note open order pack pass paste pay pick place plan point practice prepare press preview print pull push put read
  reassign reconnect record refund reject release remove rename reopen repeat replace reply request resend reset resolve
  restore retire return reverse review run save say scan schedule search see select send set shape share ship show sign
  sort split start stay stick stop store switch take tear tell test throw turn type unapply undo un-invoice unlock
  update upload use validate verify view void wait walk watch work write`.split(/\s+/),
);
