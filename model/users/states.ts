import type {StateMachine} from '../types';

export const userStates: StateMachine = {
  id: 'user',
  title: 'User statuses',
  statuses: [
    {
      id: 'invited',
      name: 'Invited',
      meaning: 'The invitation was sent.',
      tone: 'info',
      initial: true,
    },
    {id: 'active', name: 'Active', meaning: 'The person can sign in and get work.', tone: 'good'},
    {
      id: 'deactivated',
      name: 'Deactivated',
      meaning: "The person can't sign in or use their PIN, and gets no work. Their name stays on past work.",
      tone: 'bad',
    },
  ],
  transitions: [
    {from: 'invited', to: 'active', action: 'Set password', by: 'The invited person'},
    {from: 'active', to: 'deactivated', action: 'Deactivate', by: 'Users › Users: Update'},
    {
      from: 'deactivated',
      to: 'active',
      action: 'Reactivate',
      by: 'Users › Users: Update. Someone who never set a password gets a new invitation and sets one first.',
    },
    {from: 'invited', to: 'deactivated', action: 'Withdraw', by: 'Users › Users: Update'},
  ],
};
