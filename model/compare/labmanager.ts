import {competitor} from './competitor';

export const labmanager = competitor({
  id: 'labmanager',
  name: 'LabManager',
  vendor: 'Transactor Systems',
  chooseIf: 'You work in the UK, send monthly summary invoices, or export files to Sage, Xero, or QuickBooks.',
  choosePilotIf:
    'You’re in the US and want QuickBooks Online, several tax areas (if LabManager’s tax status doesn’t cover them), or UPS and FedEx labels.',
  sources: {
    'main-form': {
      title: 'The main form, v8 help',
      url: 'http://www.transactorsystems.com/help/v8help/the_main_form.htm',
    },
    'action-menu': {
      title: 'Action menu, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/the_menu_bar-action_menu.html',
    },
    cloud: {
      title: 'Preparing to invite customers, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/Preparation.html',
    },
    receiving: {
      title: 'Receiving work into LabManager, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/ReceivingworkintoLabManager.html',
    },
    notes: {
      title: 'Sending and receiving notes and attachments, v8.3 guide for practices',
      url: 'https://transactorsystems.com/help/v83quickstartguide_practice/Sendingandreceivingnotesandattac.html',
    },
    attachments: {
      title: 'Attachments, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/attachments.html',
    },
    customers: {
      title: 'Customer record, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/customer_edit.html',
    },
    'deliver-to': {
      title: 'Deliver-to record, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/deliverto_edit.html',
    },
    'unpaid-invoices': {
      title: 'Invoicing methods and unpaid invoices',
      url: 'https://transactorsystems.uservoice.com/knowledgebase/articles/278393-best-practice-invoicing-methods-and-unpaid-invoi',
    },
    'practice-tax': {
      title: 'Deliver-to record, v8 help',
      url: 'https://transactorsystems.com/help/v8help/deliverto_edit.htm',
    },
    product: {
      title: 'Product properties, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/product_edit.html',
    },
    'principal-accounts': {
      title: 'Managing principal accounts, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/managing_principal_accounts_with.html',
    },
    'code-mapper': {
      title: 'Product code mapper, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/using_the_product_code_mapper.html',
    },
    company: {
      title: 'My company, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/control_centre-my_company.html',
    },
    'customer-reports': {
      title: 'Customer reports, v8 tour',
      url: 'https://transactorsystems.com/v8coffeebreaktour/reporting-customers.htm',
    },
    'copying-jobs': {
      title: 'Copying a job document, v8 tour',
      url: 'https://transactorsystems.com/v8coffeebreaktour/copying_a_job_document.htm',
    },
    'aged-debtors': {
      title: 'Accounting reports, v8 tour',
      url: 'https://transactorsystems.com/v8coffeebreaktour/reports-accounting.htm',
    },
    utilities: {
      title: 'Utilities, v7 help',
      url: 'https://transactorsystems.com/help/t7help/utilities.htm',
    },
    exporter: {
      title: 'Transactor exporter, v7 help',
      url: 'https://transactorsystems.com/help/t7help/transactor_exporter.htm',
    },
    'summary-invoices': {
      title: 'The use of monthly summary invoices, knowledge base',
      url: 'http://kb.transactorsystems.com/knowledgebase/articles/179915-the-use-of-monthly-summary-invoices-save-on-prin',
    },
    'accounts-program': {
      title: 'Options with a separate accounts program, knowledge base',
      url: 'http://kb.transactorsystems.com/knowledgebase/articles/871947-what-s-my-best-option-if-i-have-a-separate-account',
    },
    bookkeeper: {
      title: 'Export to the bookkeeper’s accounts program, knowledge base',
      url: 'http://kb.transactorsystems.com/knowledgebase/articles/245324-export-to-bookkeeper-s-accounts-program',
    },
    prices: {
      title: 'Set a permanent price for a product, knowledge base',
      url: 'https://transactorsystems.uservoice.com/knowledgebase/articles/371501-set-a-permanent-price-for-a-product',
    },
    'price-bands': {
      title: 'Price bands, v8 help',
      url: 'https://transactorsystems.com/help/v8help/control_centre-price_bands.htm',
    },
    discounts: {
      title: 'Customer discounts, knowledge base',
      url: 'http://kb.transactorsystems.com/knowledgebase/articles/150989-customer-discounts',
    },
    'printing-rules': {
      title: 'Printing rules, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/control_centre-printing_rules.html',
    },
    'client-logins': {
      title: 'Client logins, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/control_level-client_group.html',
    },
    remittances: {
      title: 'Manage payments and remittances, v8.3 quick start',
      url: 'https://transactorsystems.com/help/v83quickstartguide/ManagePaymentsandRemittances.html',
    },
    departments: {
      title: 'Job processing by department, v8 help',
      url: 'https://transactorsystems.com/help/v8help/using_departmentalised_job_pro.htm',
    },
    permissions: {
      title: 'Permissions and user groups, v8.3 help',
      url: 'https://transactorsystems.com/help/v83help/permissions_and_usergroups.html',
    },
    settings: {
      title: 'Settings pages, v8 help',
      url: 'https://transactorsystems.com/help/v8help/control_centre.htm',
    },
  },
  cells: {
    'case-life': {
      text: 'A job is **booked in**, then **booked out** as ongoing or as completed, which invoices it.',
      sources: ['main-form', 'permissions', 'action-menu'],
    },
    'line-items': {
      text: 'Settings give each new job **an initial due date** and add rows such as patient, shade, and notation. Lines can show the technician and a **Due By date**.',
      sources: ['action-menu', 'main-form'],
      notInPilot: ['suggested-dates'],
    },
    'holds-and-remakes': {
      text: 'A job can be put in the **Quote/On Hold** state. Copying a job as a **remake** sets its items to zero and adds a note.',
      sources: ['permissions', 'copying-jobs'],
      notInPilot: ['estimates'],
    },
    files: {
      text: 'Jobs have attachments, such as 3D scans and photos, and so do **customer accounts**, such as contracts. With its online services, the customer sees each **unless you make it private**.',
      sources: ['attachments'],
    },
    history: {
      text: 'The lab and the practice send each other notes, which can be deleted, on a job. The job’s history shows the date, the time, the **documents printed**, and the user.',
      sources: ['notes', 'cloud'],
    },
    'search-and-bulk': {
      text: 'A utility lists the jobs **due on a date** and, once you confirm, books them out as completed, which invoices them.',
      sources: ['utilities', 'action-menu'],
    },
    'production-steps': {
      text: 'A product can have a usual **technician or team** and work-time units for **technician output reports**. A bundle can add stages or tasks, tracked by technician, team, or **department**. You can mark a job’s items as completed.',
      sources: ['prices', 'product', 'departments'],
      notInPilot: ['proficiency'],
    },
    'doctors-and-offices': {
      text: 'A customer can be a dentist, a practice, a **direct patient**, or a lab. Dentists are usually linked to a practice, where you deliver.',
      sources: ['customers', 'deliver-to'],
      notInPilot: ['patients'],
    },
    'billing-accounts': {
      text: 'Jobs and invoices are usually on each dentist’s account. A principal account can get the practice’s summary invoice and pay for all the dentists; you transfer the money to each, by hand or with an add-on.',
      sources: ['deliver-to', 'principal-accounts', 'permissions'],
    },
    'client-portal': {
      text: 'In the cloud version, customers **with a subscription** place orders; see their balance, history, notes, files, and **prices**; and generate invoices, statements, and **purchase reports**. A practice can send notes and files.',
      sources: ['cloud', 'notes', 'attachments', 'client-logins'],
      notInPilot: ['online-prices'],
    },
    products: {
      text: 'Products have a department, prices for each band, and **bundled items** that are added with them. A mapper shows MyDentist’s and Bupa’s codes on special reports.',
      sources: ['prices', 'price-bands', 'code-mapper', 'product'],
    },
    prices: {
      text: 'You can change prices in **price bands** by a percentage. Each customer has a favorite band and a **discount percentage** that you can override on an order, and can have their own price list.',
      sources: ['price-bands', 'cloud', 'discounts'],
      notInPilot: ['percentages'],
    },
    // "You will not be able to edit a completed (ie. invoiced) job without first voiding the invoice linked to it."
    // An add-on "can produce CSV invoice files for corporate groups."
    invoices: {
      text: 'You send an invoice for each job, or one **summary invoice a month** for each dentist or practice. To change a completed job, you void its invoice. An add-on makes **EDI** invoice files for corporate groups.',
      sources: ['bookkeeper', 'summary-invoices', 'action-menu', 'permissions'],
      notInPilot: ['summary-invoices'],
    },
    payments: {
      text: 'A payment is allocated oldest first, or as you choose. A customer can have an **early-payment discount**. An add-on imports **EDI remittances**.',
      sources: ['cloud', 'utilities', 'permissions', 'remittances'],
      notInPilot: ['early-payment'],
    },
    // "The Bank Details box is limited to 64 characters … to ensure it fits neatly on the payment slip of your statements."
    statements: {
      text: 'A statement is for a month or **any dates**, with a payment slip and your bank details, and a report shows aged debtors by statement month. The lab can print **debtors’ letters**, by urgency, and a statement of **unpaid invoices**, which customers can also produce in the cloud version.',
      sources: ['customer-reports', 'company', 'aged-debtors', 'cloud', 'unpaid-invoices'],
      notInPilot: ['any-dates', 'reminder-letters'],
    },
    tax: {
      text: 'A practice has a **tax status**, and a product a usual rate. Invoices can show **tax or VAT** amounts and your registration number.',
      sources: ['practice-tax', 'product', 'company'],
      notInPilot: ['vat'],
    },
    accounting: {
      text: 'The Commercial Module, an add-on, has a **CSV export** for accounting programs such as Sage, QuickBooks, and Xero. Or you enter monthly totals and payments, or give your bookkeeper the totals. In a small program, you allocate credits by hand either way.',
      sources: ['exporter', 'accounts-program', 'bookkeeper'],
      notInPilot: ['sage'],
    },
    // "Delivery Notes Print Queue … one delivery note per practice."
    carriers: {
      text: '**Delivery notes** come from a print queue, one for each practice. You can print sheets of **address labels**.',
      sources: ['summary-invoices', 'customer-reports'],
    },
    // "When you receive the first order from a Procuur buyer … a new account will be created."
    automations: {
      text: '**Notifications** announce what arrives from LabManager for Practices or from Procuur, where dentists can order: a dentist’s first order there **creates the account**. **Printing rules** go by action and condition.',
      sources: ['receiving', 'printing-rules'],
      notInPilot: ['accounts-from-orders'],
    },
    templates: {
      text: 'Advanced users can change the **layout of reports** and set up the emailer. **Printing rules** suggest or save documents for each action.',
      sources: ['settings', 'printing-rules'],
    },
    lists: {
      text: 'Settings pages cover custom fields, **customer types, and departments and stages**.',
      sources: ['settings'],
    },
    roles: {
      text: 'User groups and permissions for actions, such as editing or deleting a job.',
      sources: ['permissions'],
    },
    deployment: {
      text: 'A knowledge-base page mentions **Transactor Desktop**. The help also describes a **cloud version**, which a lab uses and can invite its customers to.',
      sources: ['summary-invoices', 'cloud'],
    },
  },
  notRead: ['bench-screen', 'outsourcing'],
});
