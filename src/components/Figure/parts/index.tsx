/** What screens and diagrams are drawn with. Nothing here is a control: a drawing is only read. */
export {Badge, Button, Input} from './marks';
export {Table} from './Table';
export {Columns, Fields, Panel, Tabs, Window} from './screen';
export {Arrow, Box, Flow, Stack, Steps, Tree} from './flow';
