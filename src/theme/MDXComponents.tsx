import MDXComponents from '@theme-original/MDXComponents';
import AsMarkdown from '@site/src/components/AsMarkdown';
import Changelog from '@site/src/components/Changelog';
import Comparison from '@site/src/components/Comparison';
import FactTable from '@site/src/components/FactTable';
import Figure from '@site/src/components/Figure';
import Limit from '@site/src/components/Limit';
import MarkdownTable from '@site/src/components/MarkdownTable';
import Menu from '@site/src/components/Menu';
import NextSteps from '@site/src/components/NextSteps';
import Offer from '@site/src/components/Offer';
import {Next, Related} from '@site/src/components/PageLinks';
import Permission from '@site/src/components/Permission';
import {Problem, Symptom} from '@site/src/components/Problem';
import Reference from '@site/src/components/Reference';
import RoleMatrix from '@site/src/components/RoleMatrix';
import StatementSum from '@site/src/components/StatementSum';
import States from '@site/src/components/States';
import Suits from '@site/src/components/Suits';
import Tasks from '@site/src/components/Tasks';
import {Term, TermDefinitions} from '@site/src/components/Term';

/** Components that a page can use without an import. Their data is part of the page (plugins/model-components). */
export default {
  ...MDXComponents,
  AsMarkdown,
  AutomationFields: FactTable,
  CaseProblems: FactTable,
  Changelog,
  Comparison,
  DropdownLists: FactTable,
  Facts: FactTable,
  Fields: FactTable,
  Figure,
  ImportColumns: FactTable,
  Limit,
  Menu,
  Next,
  NextSteps,
  Offer,
  PaymentDue: FactTable,
  Permission,
  Price: FactTable,
  Problem,
  ProductBehaviors: FactTable,
  Reference,
  Related,
  RoleMatrix,
  Schedule: FactTable,
  ShipDate: FactTable,
  StatementSum,
  States,
  Suits,
  Symptom,
  Tasks,
  Term,
  TermDefinitions,
  Variables: FactTable,
  table: MarkdownTable,
};
