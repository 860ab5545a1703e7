import {Badge, Button, Fields, Panel, Window} from '../parts';
import type {Drawing} from '../types';

export default {
  alt: 'The Zirconia Crown product: code ZC, its production template, taxable, and the eight behaviors, each on or off.',
  callouts: [
    'You can’t delete a product that a case uses, but you can retire it.',
    'Gives a line its production steps when the case goes live.',
    'The office’s tax area applies to lines with taxable products.',
    'Behaviors control what you can edit on a line.',
  ],
  picture: (
    <Window
      title="Product · Zirconia Crown"
      actions={
        <>
          <Badge tone="good">Active</Badge> <Button>Retire</Button> ①
        </>
      }
    >
      <Fields
        form
        of={[
          ['Code', 'ZC'],
          ['Restoration type', 'Crown'],
          ['Default production template ②', 'Zirconia Crown'],
          ['Taxable ③', 'On'],
        ]}
      />
      <Panel paper="sunken">Behaviors ④</Panel>
      <Fields
        of={[
          ['Allow Rate Change', 'Off'],
          ['Allow Discount', 'On'],
          ['Allow Shades', 'On'],
          ['Both Arches Only', 'Off'],
          ['Bridge Notation', 'Off'],
          ['Allow Custom Price', 'On'],
          ['Requires Notation', 'On'],
          ['Hide from Client Portal', 'Off'],
        ]}
      />
    </Window>
  ),
} satisfies Drawing;
