import MDXComponents from '@theme-original/MDXComponents';
import Answers from '@site/src/components/Answers';
import AsMarkdown from '@site/src/components/AsMarkdown';
import Beside from '@site/src/components/Beside';
import Changelog from '@site/src/components/Changelog';
import Comparison from '@site/src/components/Comparison';
import {ClosedSection, LookupTable, Problem, Symptom} from '@site/src/components/Disclosure';
import FactTable from '@site/src/components/FactTable';
import Figure from '@site/src/components/Figure';
import Hours from '@site/src/components/Hours';
import {Limit, Menu} from '@site/src/components/InlineText';
import MarkdownTable from '@site/src/components/MarkdownTable';
import NextSteps from '@site/src/components/NextSteps';
import Offer from '@site/src/components/Offer';
import Demo from '@site/src/components/Offer/Demo';
import Panel from '@site/src/components/Offer/Panel';
import {Next, Related} from '@site/src/components/PageLinks';
import Permission, {WhoCan} from '@site/src/components/Permission';
import RoleMatrix from '@site/src/components/RoleMatrix';
import States from '@site/src/components/States';
import Tasks from '@site/src/components/Tasks';
import {Term, TermDefinitions} from '@site/src/components/Term';

/** Components that a page can use without an import. Their data is part of the page (plugins/model-components). */
export default {
  ...MDXComponents,
  Answers,
  AsMarkdown,
  Beside,
  Changelog,
  ClosedSection,
  Comparison,
  Demo,
  Facts: FactTable,
  Fields: FactTable,
  Figure,
  Hours,
  Limit,
  LookupTable,
  Menu,
  Next,
  NextSteps,
  Offer,
  Panel,
  Permission,
  Price: FactTable,
  Problem,
  Related,
  RoleMatrix,
  States,
  Symptom,
  Tasks,
  Term,
  TermDefinitions,
  WhoCan,
  table: MarkdownTable,
};
