/** Automations: what starts one, what its rules read, how they compare, what it does. */
export * from './triggers';
export * from './ios-rule-fields';
export * from './case-rule-fields';
export * from './operators';
export * from './actions';
