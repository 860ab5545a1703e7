import {competitor} from './competitor';

export const dlcpm = competitor({
  id: 'dlcpm',
  name: 'DLCPM',
  vendor: 'Magic Touch Software',
  chooseIf:
    'your books are in QuickBooks Desktop, or you need Vertex, finance charges, text alerts, or FDI tooth numbers.',
  sources: {
    'case-form': {
      title: 'New case description, V15 manual',
      url: 'https://help.dlcpm.net/V15/new_case_description.htm',
    },
    'cases-menu': {
      title: 'Cases menu, DLCPMOnline manual',
      url: 'https://help.dlcpm.net/DLCPMOnline/cases_menu.htm',
    },
    'case-products': {
      title: 'Products tab, DLCPMOnline manual',
      url: 'https://help.dlcpm.net/DLCPMOnline/products.htm',
    },
    'add-products': {
      title: 'Add products to a case, V14 manual',
      url: 'https://help.dlcpm.net/V14/add_products_to_a_case.htm',
    },
    'case-options': {title: 'Case options, V14 manual', url: 'https://help.dlcpm.net/V14/s-g-case_options.htm'},
    remakes: {title: 'Set remake to case, V15 manual', url: 'https://help.dlcpm.net/V15/set_remake.htm'},
    'un-invoice': {title: 'Un-invoice case, V14 manual', url: 'https://help.dlcpm.net/V14/uninvoice_case.htm'},
    'case-invoicing': {
      title: 'Case invoicing options, V14 manual',
      url: 'https://help.dlcpm.net/V14/s-g-co-case_invoicing.htm',
    },
    'case-invoice': {
      title: 'Invoice for selected case, V15 manual',
      url: 'https://help.dlcpm.net/V15/invoice_for_selected_case.htm',
    },
    'try-ins': {title: 'Try-in invoicing, V14 manual', url: 'https://help.dlcpm.net/V14/s-g-co-try_in_invoicing.htm'},
    alerts: {
      title: 'Customer alerts and notifications, V15 manual',
      url: 'https://help.dlcpm.net/V15/cust_s_alerts_and_notifications.htm',
    },
    correspondence: {title: 'Correspondence, V14 manual', url: 'https://help.dlcpm.net/V14/7_correspondence.htm'},
    tasks: {title: 'Production tasks, V14 manual', url: 'https://help.dlcpm.net/V14/s-g-pr-production_tasks.htm'},
    'case-tasks': {title: 'Tasks tab, V14 manual', url: 'https://help.dlcpm.net/V14/tasks.htm'},
    teams: {title: 'Teams, V14 manual', url: 'https://help.dlcpm.net/V14/teams2.htm'},
    practice: {title: 'Practice info, V15 manual', url: 'https://help.dlcpm.net/V15/1_practice_info.htm'},
    preferences: {
      title: 'Customer preferences, V14 manual',
      url: 'https://help.dlcpm.net/V14/cust_s_preferences.htm',
    },
    'billing-accounts': {
      title: 'Billing accounts, V15 manual',
      url: 'https://help.dlcpm.net/V15/billing_accounts.htm',
    },
    'billing-article': {
      title: 'Billing accounts, knowledge base',
      url: 'https://magictouchsoftware.com/knowledge-base/accounting/billing-accounts/',
    },
    'billing-account-form': {
      title: 'Add billing account, V14 manual',
      url: 'https://help.dlcpm.net/V14/add_billing_account.htm',
    },
    cards: {
      title: 'Customer credit cards, V14 manual',
      url: 'https://help.dlcpm.net/V14/cust_s_credit_cards.htm',
    },
    portal: {title: 'Submit a case, V15 manual', url: 'https://help.dlcpm.net/V15/submit-a-case.htm'},
    'special-prices': {
      title: 'Customer special prices, V14 manual',
      url: 'https://help.dlcpm.net/V14/cust_s_special_prices.htm',
    },
    discounts: {title: 'Customer discounts, V14 manual', url: 'https://help.dlcpm.net/V14/customer-discounts-.htm'},
    catalogs: {
      title: 'Catalog products, V14 manual',
      url: 'https://help.dlcpm.net/V14/s-g-pr-catalog_products.htm',
    },
    surcharges: {title: 'Add surcharge, V14 manual', url: 'https://help.dlcpm.net/V14/add-surcharge.htm'},
    'default-products': {
      title: 'Default products, V14 manual',
      url: 'https://help.dlcpm.net/V14/default-products.htm',
    },
    statements: {
      title: 'Create and process statement, DLCPMOnline manual',
      url: 'https://help.dlcpm.net/DLCPMOnline/create_and_process_statement.htm',
    },
    'month-end': {
      title: 'Month-end checklist, V15 manual',
      url: 'https://help.dlcpm.net/V15/month-end-preparation.htm',
    },
    'nightly-invoices': {
      title: 'Nightly invoices, V15 manual',
      url: 'https://help.dlcpm.net/V15/nightly-invoices.htm',
    },
    taxes: {title: 'Customer taxes, V14 manual', url: 'https://help.dlcpm.net/V14/cust_s_taxes.htm'},
    vertex: {
      title: 'Functionality of the Vertex integration, V14 manual',
      url: 'https://help.dlcpm.net/V14/functionality.htm',
    },
    quickbooks: {title: 'QuickBooks, V14 manual', url: 'https://help.dlcpm.net/V14/s-g-ac-quick_books.htm'},
    'quickbooks-online': {
      title: 'QuickBooks, DLCPMOnline manual',
      url: 'https://help.dlcpm.net/DLCPMOnline/quickbooks2.htm',
    },
    scanners: {title: 'Scanners, V14 manual', url: 'https://help.dlcpm.net/V14/scanners.htm'},
    'scanners-online': {
      title: 'Scanners, DLCPMOnline manual',
      url: 'https://help.dlcpm.net/DLCPMOnline/scanners.htm',
    },
    'scanner-mapping': {title: 'Product by lab, V15 manual', url: 'https://help.dlcpm.net/V15/product-by-lab.htm'},
    users: {
      title: 'User setup and configuration, V15 manual',
      url: 'https://help.dlcpm.net/V15/user-setup--configuration.htm',
    },
    'tool-loans': {title: 'Tool loans, V14 manual', url: 'https://help.dlcpm.net/V14/loan_tool.htm'},
  },
  cells: {
    'case-life': {
      verdict: 'same',
      text: 'A form with tabs for products, enclosures, materials, and shipping, and a schedule made from the products.',
      sources: ['case-form'],
    },
    'line-items': {
      verdict: 'same',
      text: 'Products with teeth, quantity, unit price, discount, and remake discount. Related products can come with them.',
      sources: ['case-products', 'add-products'],
    },
    'holds-and-remakes': {
      verdict: 'same',
      text: 'A remake discount on one product or the whole case, and an alert to the customer with the reason for a hold.',
      sources: ['remakes', 'alerts'],
    },
    'late-work': {
      verdict: 'differs',
      betterIf: {pilot: 'want late work on the dashboard'},
      text: 'A **list of all customers’ cases**, and a Case Finder. On a case’s Tasks tab, a task that’s past due and not completed is **red**.',
      sources: ['cases-menu', 'case-tasks', 'tool-loans'],
    },
    files: {
      verdict: 'same',
      text: 'Images and attachments on a tab of the case. Offices attach files to the cases they submit.',
      sources: ['case-form', 'portal'],
    },
    history: {
      verdict: 'differs',
      text: 'Calls and notes on the case, and **a log of the customer’s email**.',
      sources: ['case-form', 'correspondence'],
    },
    // "Enter Duration to complete the task"; a task marked as QC has a "QC Checklist Point" tab.
    'production-steps': {
      verdict: 'same',
      text: 'Tasks assigned to products, with durations, pay rates, and checklists for quality-control tasks.',
      sources: ['tasks'],
    },
    capacity: {
      verdict: 'differs',
      betterIf: {pilot: 'plan by bench', other: 'plan by team'},
      text: '**Teams** with a share of each technician’s capacity.',
      sources: ['teams'],
    },
    outsourcing: {
      verdict: 'differs',
      text: 'A task can name a **production lab** other than the default one.',
      sources: ['case-tasks'],
    },
    'doctors-and-offices': {
      verdict: 'differs',
      betterIf: {other: 'use FDI numbers'},
      text: 'Practices with their doctors, license and NPI numbers, and an **FDI or USA tooth chart** for each customer.',
      sources: ['practice'],
    },
    'billing-accounts': {
      verdict: 'same',
      text: 'One billing account for several customers, with combined or separate statements.',
      sources: ['billing-accounts', 'billing-article'],
    },
    'client-portal': {
      verdict: 'same',
      text: 'The office submits a new, remake, or adjustment case with teeth, products, and files, and can save it as a template.',
      sources: ['portal'],
    },
    products: {
      verdict: 'differs',
      betterIf: {other: 'add the same product to every case'},
      text: 'Products can be **added by default** to every case of an account or a doctor.',
      sources: ['default-products'],
    },
    prices: {
      verdict: 'differs',
      betterIf: {pilot: 'price by doctor-office pair', other: 'run discounts or surcharges'},
      text: 'Catalogs, which are price lists for types of customers; special prices; **promotional and volume discounts**; and **surcharges with reasons**.',
      sources: ['catalogs', 'special-prices', 'discounts', 'month-end', 'surcharges'],
    },
    invoices: {
      verdict: 'differs',
      betterIf: {other: 'bill try-ins in part'},
      text: 'The invoice has the case’s number, and a case can be un-invoiced. A **try-in** can be invoiced in part.',
      sources: ['case-invoice', 'un-invoice', 'try-ins'],
    },
    payments: {
      verdict: 'differs',
      text: 'A payment can be posted to **a whole billing account**.',
      sources: ['billing-accounts', 'billing-article'],
    },
    cards: {
      verdict: 'same',
      text: 'Cards and, with some merchants, e-checks on file; a log of automatic payments; and a confirmation email for card payments.',
      sources: ['cards', 'billing-accounts', 'billing-account-form'],
    },
    statements: {
      verdict: 'other',
      text: 'PDF statements, printed, emailed, or both. **Finance charges** are created with them.',
      sources: ['statements', 'month-end'],
    },
    tax: {
      verdict: 'other',
      text: 'Tax rates, **tax groups, medical excise tax**, resale numbers, and the **Vertex** tax service.',
      sources: ['taxes', 'vertex'],
    },
    accounting: {
      verdict: 'other',
      text: '**QuickBooks Desktop** and QuickBooks Online.',
      sources: ['quickbooks', 'quickbooks-online'],
    },
    'billing-labs': {
      verdict: 'same',
      text: 'Each invoicing lab can email its invoices with its own template and logo, and a billing account chooses the lab whose address is on its statements.',
      sources: ['nightly-invoices', 'billing-account-form'],
    },
    scanners: {
      verdict: 'differs',
      betterIf: {other: 'get 3M, Carestream, or Sirona scans'},
      text: 'Orders from iTero, **3M**, Medit, **Carestream**, and **Sirona**.',
      sources: ['scanners', 'scanners-online'],
    },
    carriers: {
      verdict: 'differs',
      text: 'The alert about an invoiced case names the carrier, and a **local shipping label** can print with the invoice.',
      sources: ['alerts', 'case-invoicing'],
    },
    // "Case Scheduling - refers to setting up the shipping date."
    'ship-dates': {
      verdict: 'differs',
      text: 'Case options have a tab for **setting up the shipping date**.',
      sources: ['case-options'],
    },
    automations: {
      verdict: 'differs',
      betterIf: {pilot: 'write your own rules', other: 'text your customers'},
      text: 'Alerts **by email or text** when a case is entered, invoiced, or held, and daily emails. Scanner products are mapped by hub or by lab.',
      sources: ['alerts', 'scanner-mapping'],
    },
    templates: {
      verdict: 'differs',
      text: 'Email templates for each lab’s **nightly invoices and daily alerts**.',
      sources: ['nightly-invoices', 'alerts'],
    },
    lists: {
      verdict: 'same',
      text: 'Laboratory lists, such as surcharge reasons and customer preferences.',
      sources: ['surcharges', 'preferences'],
    },
    roles: {
      verdict: 'same',
      text: 'Application policies and groups for each user. Copying a user copies them.',
      sources: ['users'],
    },
    deployment: {
      verdict: 'differs',
      text: 'The help has separate manuals for **V14, V15, and DLCPMOnline**.',
      sources: ['tasks', 'case-form', 'cases-menu'],
    },
  },
  notRead: ['bench-screen'],
});
