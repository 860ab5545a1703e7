import {competitor} from './competitor';

export const dlcpm = competitor({
  id: 'dlcpm',
  name: 'DLCPM',
  vendor: 'Magic Touch Software',
  chooseIf:
    'You use QuickBooks Desktop (ask about your version), Vertex, inventory, volume discounts, lot numbers by task, text alerts, or FDI tooth numbers.',
  choosePilotIf: 'QuickBooks Online is enough, and you can’t see late and unbilled cases in one place.',
  sources: {
    'case-status': {title: 'Case status, V15', url: 'https://help.dlcpm.net/V15/case_status.htm'},
    'case-form': {
      title: 'New case description, V15',
      url: 'https://help.dlcpm.net/V15/new_case_description.htm',
    },
    'case-products': {
      title: 'Products tab, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/products.htm',
    },
    'add-products': {
      title: 'Add products to a case, V14',
      url: 'https://help.dlcpm.net/V14/add_products_to_a_case.htm',
    },
    'product-shades': {
      title: 'Assign translucency and shades, V14',
      url: 'https://help.dlcpm.net/V14/assign_translucency_and_shades.htm',
    },
    'new-customer': {
      title: 'Add a new customer, V14',
      url: 'https://help.dlcpm.net/V14/add_a_new_customer.htm',
    },
    'case-scheduling': {
      title: 'Case scheduling options, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/case_scheduling.htm',
    },
    'load-schedule': {title: 'Load schedule, V14', url: 'https://help.dlcpm.net/V14/load_schedule.htm'},
    'load-assignment': {
      title: 'Load Scheduling Assignment, V15',
      url: 'https://help.dlcpm.net/V15/load_scheduling_assignment_lsa.htm',
    },
    rescheduling: {title: 'Reschedule a case, V14', url: 'https://help.dlcpm.net/V14/reschedule_a_case.htm'},
    'service-types': {
      title: 'Carrier service types, V14',
      url: 'https://help.dlcpm.net/V14/carrier_service_types.htm',
    },
    remakes: {title: 'Set remake to case, V15', url: 'https://help.dlcpm.net/V15/set_remake.htm'},
    'un-invoice': {title: 'Un-invoice case, V14', url: 'https://help.dlcpm.net/V14/uninvoice_case.htm'},
    'case-invoicing': {
      title: 'Case invoicing options, V14',
      url: 'https://help.dlcpm.net/V14/s-g-co-case_invoicing.htm',
    },
    'case-invoice': {
      title: 'Invoice for selected case, V15',
      url: 'https://help.dlcpm.net/V15/invoice_for_selected_case.htm',
    },
    'try-ins': {title: 'Try-in invoicing, V14', url: 'https://help.dlcpm.net/V14/s-g-co-try_in_invoicing.htm'},
    alerts: {
      title: 'Customer alerts and notifications, V15',
      url: 'https://help.dlcpm.net/V15/cust_s_alerts_and_notifications.htm',
    },
    'case-alerts': {
      title: 'Customer and case alerts, V15',
      url: 'https://help.dlcpm.net/V15/cust_customer_and_case_alerts.htm',
    },
    correspondence: {title: 'Correspondence, V14', url: 'https://help.dlcpm.net/V14/7_correspondence.htm'},
    'audit-trail': {title: 'Audit Trail tab, V14', url: 'https://help.dlcpm.net/V14/audit_trail2.htm'},
    'audit-trail-online': {
      title: 'Audit Trail tab, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/audit_trail.htm',
    },
    tasks: {title: 'Production tasks, V14', url: 'https://help.dlcpm.net/V14/s-g-pr-production_tasks.htm'},
    'product-tasks': {
      title: 'Product tasks, V14',
      url: 'https://help.dlcpm.net/V14/s-g-pr-products-add_tasks_to_a_product.htm',
    },
    'case-tasks': {title: 'Tasks tab, V14', url: 'https://help.dlcpm.net/V14/tasks.htm'},
    teams: {title: 'Teams, V14', url: 'https://help.dlcpm.net/V14/teams2.htm'},
    practice: {title: 'Practice info, V15', url: 'https://help.dlcpm.net/V15/1_practice_info.htm'},
    'portal-access': {title: 'Practice info, V14', url: 'https://help.dlcpm.net/V14/1_practice_info.htm'},
    preferences: {
      title: 'Customer preferences, V14',
      url: 'https://help.dlcpm.net/V14/cust_s_preferences.htm',
    },
    instructions: {
      title: 'Add notes and instructions, V14',
      url: 'https://help.dlcpm.net/V14/add_notes_and_instructions_to_.htm',
    },
    'billing-accounts': {
      title: 'Billing accounts, V15',
      url: 'https://help.dlcpm.net/V15/billing_accounts.htm',
    },
    'billing-article': {
      title: 'Billing accounts, knowledge base',
      url: 'https://magictouchsoftware.com/knowledge-base/accounting/billing-accounts/',
    },
    'payment-manager': {
      title: 'Billing Accounts Payment Manager, V15',
      url: 'https://help.dlcpm.net/V15/billing_accounts_payment_manag.htm',
    },
    'billing-account-form': {
      title: 'Add billing account, V14',
      url: 'https://help.dlcpm.net/V14/add_billing_account.htm',
    },
    cards: {
      title: 'Customer credit cards, V14',
      url: 'https://help.dlcpm.net/V14/cust_s_credit_cards.htm',
    },
    'portal-payment': {title: 'Make a payment, V15', url: 'https://help.dlcpm.net/V15/make-a-payment.htm'},
    'account-hierarchy': {title: 'Account hierarchy, V15', url: 'https://help.dlcpm.net/V15/account-hierarchy.htm'},
    'practice-doctors': {
      title: 'Practice doctors, V15',
      url: 'https://help.dlcpm.net/V15/rel_info_practice_doctor.htm',
    },
    portal: {title: 'Submit a case, V15', url: 'https://help.dlcpm.net/V15/submit-a-case.htm'},
    'special-prices': {
      title: 'Customer special prices, V14',
      url: 'https://help.dlcpm.net/V14/cust_s_special_prices.htm',
    },
    'special-prices-online': {
      title: 'Customer special prices, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/cust_s_special_prices.htm',
    },
    discounts: {title: 'Customer discounts, V14', url: 'https://help.dlcpm.net/V14/customer-discounts-.htm'},
    catalogs: {
      title: 'Catalog products, V14',
      url: 'https://help.dlcpm.net/V14/s-g-pr-catalog_products.htm',
    },
    surcharges: {title: 'Add surcharge, V14', url: 'https://help.dlcpm.net/V14/add-surcharge.htm'},
    'default-products': {
      title: 'Default products, V14',
      url: 'https://help.dlcpm.net/V14/default-products.htm',
    },
    statements: {
      title: 'Create and process statement, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/create_and_process_statement.htm',
    },
    'month-end': {
      title: 'Month-end checklist, V15',
      url: 'https://help.dlcpm.net/V15/month-end-preparation.htm',
    },
    'month-end-tasks': {
      title: 'Month-end preparations, V15',
      url: 'https://help.dlcpm.net/V15/month-end-preparations.htm',
    },
    'nightly-invoices': {
      title: 'Nightly invoices, V15',
      url: 'https://help.dlcpm.net/V15/nightly-invoices.htm',
    },
    taxes: {title: 'Customer taxes, V14', url: 'https://help.dlcpm.net/V14/cust_s_taxes.htm'},
    vertex: {
      title: 'Functionality of the Vertex integration, V14',
      url: 'https://help.dlcpm.net/V14/functionality.htm',
    },
    quickbooks: {title: 'QuickBooks, V14', url: 'https://help.dlcpm.net/V14/s-g-ac-quick_books.htm'},
    'quickbooks-online': {
      title: 'QuickBooks, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/quickbooks2.htm',
    },
    scanners: {title: 'Scanners, V14', url: 'https://help.dlcpm.net/V14/scanners.htm'},
    'scanners-online': {title: 'Scanners, DLCPMOnline', url: 'https://help.dlcpm.net/DLCPMOnline/scanners.htm'},
    'scanner-mapping': {title: 'Product by lab, V15', url: 'https://help.dlcpm.net/V15/product-by-lab.htm'},
    users: {
      title: 'User setup and configuration, V15',
      url: 'https://help.dlcpm.net/V15/user-setup--configuration.htm',
    },
    'case-entry': {
      title: 'Case entry options, DLCPMOnline',
      url: 'https://help.dlcpm.net/DLCPMOnline/case_entry.htm',
    },
    'intercompany-credits': {
      title: 'Generate intercompany credits, V14',
      url: 'https://help.dlcpm.net/V14/generate-intercompany-credits.htm',
    },
  },
  cells: {
    // "Once the case has been saved and the schedule has generated based on the products entered on the case."
    'case-life': {
      text: 'The case form has tabs for products, enclosures, materials, and shipping. With scheduling on, saving it generates a schedule. **You can change the list of statuses**. DLCPMOnline can search for **duplicates**.',
      sources: ['case-form', 'case-status', 'case-scheduling', 'case-entry'],
      notInPilot: ['statuses', 'duplicate-search'],
    },
    'line-items': {
      text: 'Products have teeth, shade, **translucency**, quantity, price, discount, and remake discount. A shade **can be required**. Adding a product can add related ones.',
      sources: ['case-products', 'add-products', 'product-shades'],
    },
    'holds-and-remakes': {
      text: 'A remake has a reason from your own list, a discount on one product or the whole case, and the earlier case’s number. An email or **text** can tell the customer about a hold and its reason.',
      sources: ['remakes', 'alerts'],
      notInPilot: ['text-messages'],
    },
    files: {
      text: 'Images and attachments are on a tab of the case. Offices attach files to the cases they submit.',
      sources: ['case-form', 'portal'],
    },
    // "Red means it is not completed and the due date is passed."
    'late-work': {
      text: 'On the Tasks tab of a case, a task is red when it’s past due and not done, and **yellow** when it was done late. We couldn’t read about its Task Monitor.',
      sources: ['case-tasks'],
    },
    // "Audit Trail tab shows all operations made to a specific case"; Location "is the only record users are able to delete."
    history: {
      text: 'Calls and notes are on the case. A log has emails to customers and, if you set it up, from them; its records can be edited and deleted. An **Audit Trail** shows all operations on a case. In DLCPMOnline, only location records can be deleted.',
      sources: ['case-form', 'correspondence', 'audit-trail', 'audit-trail-online'],
    },
    // "Enter Duration to complete the task"; a task marked as QC has a "QC Checklist Point" tab; "Enter Lot Number."
    'production-steps': {
      text: 'Products have tasks with durations, pay rates, and checkpoints. On a case, a task can have a **lot number** or be “Vital to Invoice” or “Vital to Scan.”',
      sources: ['tasks', 'case-tasks'],
      notInPilot: ['lot-field'],
    },
    // "An optimal schedule, which incorporates predefined technician availability, proficiency, lab hours, case due date …"
    capacity: {
      text: 'Tasks are scheduled forward, or **backward from the ship date**. Once you set up durations, hours, and levels, they’re assigned to technicians or **teams** by capacity, due date, or **proficiency**. V15 also considers due dates, lab hours, preferred technicians, and equipment. Long tasks can be split across days.',
      sources: ['load-schedule', 'load-assignment', 'teams', 'case-scheduling', 'rescheduling'],
      notInPilot: ['backward-planning', 'proficiency'],
    },
    // "Select Production Lab - Select only if this task is produced in a Lab other than default Lab."
    outsourcing: {
      text: 'A task on a case can name **a production lab** other than the default. The page doesn’t say whether it can be an outside lab.',
      sources: ['case-tasks'],
    },
    'doctors-and-offices': {
      text: 'A customer has practice doctors, with **preferences by product, task, or department** that can print on work orders. A traveling doctor can belong to several customers, each with its own special prices and statement or billing account. An expired license can stop case entry. The **tooth chart** is FDI or USA.',
      sources: [
        'practice',
        'portal',
        'preferences',
        'instructions',
        'account-hierarchy',
        'practice-doctors',
        'special-prices',
      ],
      notInPilot: ['fdi'],
    },
    'billing-accounts': {
      text: 'One billing account can cover several customers, with combined or separate statements.',
      sources: ['billing-accounts', 'billing-article'],
    },
    // "Enable View Progress - controls the customer's access … to view the list of tasks on a case and when they have been completed."
    'client-portal': {
      text: 'The office submits a new, remake, or adjustment case with teeth, products, and files, can mark it **rush**, and can save it as a **template**. If you allow it, the office sees **a case’s tasks** and when they were completed. It can pay its balance or chosen invoices by card or e-check.',
      sources: ['portal', 'portal-access', 'portal-payment'],
      notInPilot: ['portal-rush', 'portal-copies', 'portal-steps'],
    },
    products: {
      text: 'A product can have **several production methods**, each with its own tasks. Products can be added by default to every case of an account or a doctor.',
      sources: ['product-tasks', 'default-products'],
    },
    prices: {
      text: 'Types of customers have price lists, each with a currency. One customer can have special prices or discounts, which can end on a date or, for discounts in V14, after a number of units. There are **promotional and volume discounts** and **surcharges with reasons**.',
      sources: ['catalogs', 'special-prices', 'special-prices-online', 'discounts', 'month-end', 'surcharges'],
      notInPilot: ['volume-prices'],
    },
    // Its manual says of an invoiced case that it can be un-invoiced "at any time"; an option forbids it after shipping.
    invoices: {
      text: 'An invoice has the case’s number. In V14, you can open an invoiced case and change a few things. Un-invoicing, **at any time** unless you forbid it after shipping, sets the case back to **the status of a new case**. You can bill a **percentage of a try-in** and email **estimates** (V15). A **credit limit** can stop invoicing.',
      sources: ['case-invoice', 'un-invoice', 'case-invoicing', 'try-ins', 'month-end-tasks'],
      notInPilot: ['estimates'],
    },
    payments: {
      text: 'A payment can be posted for all customers of a billing account. A payment manager shows each account’s payments.',
      sources: ['billing-accounts', 'billing-article', 'payment-manager'],
    },
    cards: {
      text: 'Cards and, with some merchants, e-checks are kept on file, and can be charged automatically; a log lists those payments. Card payments can get a confirmation email.',
      sources: ['cards', 'billing-accounts', 'billing-account-form'],
    },
    statements: {
      text: 'You can print or email PDF statements, or both, and create interim ones. They’re kept. If you set them up, **finance charges** are added when you create statements.',
      sources: ['statements', 'month-end', 'month-end-tasks'],
      notInPilot: ['finance-charges'],
    },
    tax: {
      text: 'Tax rates, **tax groups, medical excise tax**, resale numbers, and the **Vertex** tax service (V14).',
      sources: ['taxes', 'vertex'],
      notInPilot: ['tax-service'],
    },
    accounting: {
      text: 'V14 connects to a running QuickBooks or a company file, which we take to be **QuickBooks Desktop**; DLCPMOnline connects to QuickBooks Online.',
      sources: ['quickbooks', 'quickbooks-online'],
      notInPilot: ['quickbooks-desktop'],
    },
    'billing-labs': {
      text: 'Each invoicing lab can have its own invoice email and logo, and a billing account chooses the lab on its statements. For QuickBooks, you choose **the lab to sync** (DLCPMOnline), or set labs as classes or customer types (V14). **Intercompany credits** cover the unpaid invoices of customers you mark as intercompany (V14).',
      sources: [
        'nightly-invoices',
        'billing-account-form',
        'month-end-tasks',
        'quickbooks',
        'quickbooks-online',
        'intercompany-credits',
      ],
    },
    scanners: {
      text: 'In V14’s chart, iTero, **3M**, and Medit cases arrive with the products you map, Medit’s under a default customer, and **Carestream and Sirona** cases with files but no products. V14’s practice form has a **DDX** ID. In V15, the Digital Gateway adds the mapped product, or DLCPM the one set for each lab. DLCPMOnline’s chart has 3M, Carestream, and Sirona.',
      sources: ['scanners', 'scanner-mapping', 'scanners-online', 'portal-access'],
      notInPilot: ['scanners'],
    },
    carriers: {
      text: 'A customer has a route, a carrier, and a service type, which you define for carriers other than UPS and FedEx. Shipments are processed in its **Shipping Manager**, with package types (V14); we couldn’t read about labels and tracking. Invoicing can print a packing slip, a local shipping label, and the materials used.',
      sources: ['new-customer', 'case-alerts', 'service-types', 'case-invoicing'],
    },
    // "If the service type is ground and it is set to 3 days, the due date must be 3 days after the ship date."
    'ship-dates': {
      text: 'For carriers other than UPS and FedEx, a service type has default ship days and can add weekends **and holidays**. With it, a due date that’s too soon is an **error**. Tasks can set the ship date or be scheduled back from it.',
      sources: ['service-types', 'case-scheduling', 'rescheduling'],
      notInPilot: ['holidays', 'soon-warning'],
    },
    // "Each action will send an Email or Text alert." "On Case Entry/Edit - This alert will display each time …"
    automations: {
      text: '**Emails or texts** can tell the customer when a case is entered, invoiced, or held. Timed jobs send daily emails. **Alerts on screen** appear at case entry, invoicing, and more.',
      sources: ['alerts', 'case-alerts'],
      notInPilot: ['text-messages'],
    },
    templates: {
      text: 'You copy and edit email templates, such as for nightly PDF invoices, and customize **alert messages**. You ask the vendor for a custom nightly invoice.',
      sources: ['nightly-invoices', 'alerts'],
    },
    lists: {
      text: 'Laboratory lists, such as **statuses**, surcharge reasons, remake reasons, and preferences.',
      sources: ['case-status', 'surcharges', 'remakes', 'preferences'],
      notInPilot: ['statuses'],
    },
    roles: {
      text: 'Each user has application policies, which work like permissions, and groups. Copying a user copies both.',
      sources: ['users'],
    },
  },
  notRead: ['bench-screen', 'pickups-and-labels'],
});
