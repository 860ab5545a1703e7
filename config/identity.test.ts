import {describe, expect, it} from 'vitest';
import {checkIdentity, identity} from './identity';

describe('the identity', () => {
  it('may name more carriers and competitors, and leave out a contact', () => {
    const carriers = [...identity.integrations.carriers, {name: 'Post Rider', slug: 'post-rider'}];
    const changed = {...identity, demo: undefined, integrations: {...identity.integrations, carriers}};
    expect(checkIdentity(changed)).toEqual(changed);
  });

  it.each([
    [
      'a competitor listed twice',
      {competitors: Array(2).fill(identity.competitors[0])},
      /"competitors".*different slug/,
    ],
    ['no competitor', {competitors: []}, /"competitors" is not valid\. Name at least one/],
    [
      'a slug that is no path segment',
      {competitors: [{name: 'A', slug: 'a/b'}]},
      /"competitors\.0\.slug".*small letters/,
    ],
    [
      'an address that is not https',
      {productSite: 'http://x.example'},
      /"productSite" is not valid\. Write a whole address/,
    ],
    ['a quote in an address', {productSite: 'https://a.example/"x'}, /"productSite" is not valid/],
    ['a contact that is no address', {feedback: 'docs@pilot.example'}, /"feedback" is not valid\. Write mailto:/],
    ['a line break in a contact', {securityContact: 'mailto:a@b.example\nX: y'}, /"securityContact" is not valid/],
    ['a line break in a name', {product: 'A\nB'}, /"product" is not valid\. Write it on one line/],
    [
      'an offer that is no sentence',
      {offer: {trial: '30 days'}},
      /"offer\.trial" is not valid\. Write whole sentences/,
    ],
    ['an empty name', {product: ''}, /"product" is not valid\. Write at least one/],
  ])('refuses %s and says what to write', (_, change, message) => {
    expect(() => checkIdentity({...identity, ...change})).toThrow(message);
    expect(() => checkIdentity({...identity, ...change})).toThrow(/^config\/identity\.ts: /);
  });
});
