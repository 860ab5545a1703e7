import {CHECKED, type Source} from './types';

/** A public page that was read, keeping its key as a literal so that cells can be checked against it. */
function read<const Key extends string>(key: Key, title: string, url: string) {
  return {key, title, url, checked: CHECKED} as const satisfies Source;
}

export const dlcpmSources = [
  read('case-form', 'New case description, V15 manual', 'https://help.dlcpm.net/V15/new_case_description.htm'),
  read('cases-menu', 'Cases menu, DLCPMOnline manual', 'https://help.dlcpm.net/DLCPMOnline/cases_menu.htm'),
  read('add-products', 'Add products to a case, V14 manual', 'https://help.dlcpm.net/V14/add_products_to_a_case.htm'),
  read('invoice-case', 'Invoice case, V14 manual', 'https://help.dlcpm.net/V14/invoice_case.htm'),
  read('remakes', 'Remake and discount, V14 manual', 'https://help.dlcpm.net/V14/remake__discount.htm'),
  read(
    'alerts',
    'Customer alerts and notifications, V15 manual',
    'https://help.dlcpm.net/V15/cust_s_alerts_and_notifications.htm',
  ),
  read('correspondence', 'Correspondence, V14 manual', 'https://help.dlcpm.net/V14/7_correspondence.htm'),
  read('tasks', 'Production tasks, V14 manual', 'https://help.dlcpm.net/V14/s-g-pr-production_tasks.htm'),
  read(
    'quiz',
    'Training quiz about Magic Touch Software products (2024)',
    'https://jeopardylabs.com/print/mts-customer-service-2024',
  ),
  read('teams', 'Teams, V14 manual', 'https://help.dlcpm.net/V14/teams2.htm'),
  read('practice', 'Practice info, V15 manual', 'https://help.dlcpm.net/V15/1_practice_info.htm'),
  read('preferences', 'Customer preferences, V14 manual', 'https://help.dlcpm.net/V14/cust_s_preferences.htm'),
  read('billing-accounts', 'Billing accounts, V15 manual', 'https://help.dlcpm.net/V15/billing_accounts.htm'),
  read(
    'billing-article',
    'Billing accounts, knowledge base',
    'https://magictouchsoftware.com/knowledge-base/accounting/billing-accounts/',
  ),
  read('portal', 'Submit a case, V15 manual', 'https://help.dlcpm.net/V15/submit-a-case.htm'),
  read('special-prices', 'Customer special prices, V14 manual', 'https://help.dlcpm.net/V14/cust_s_special_prices.htm'),
  read('discounts', 'Customer discounts, V14 manual', 'https://help.dlcpm.net/V14/customer-discounts-.htm'),
  read('surcharges', 'Add surcharge, V14 manual', 'https://help.dlcpm.net/V14/add-surcharge.htm'),
  read('default-products', 'Default products, V14 manual', 'https://help.dlcpm.net/V14/default-products.htm'),
  read(
    'statements',
    'Create and process statement, DLCPMOnline manual',
    'https://help.dlcpm.net/DLCPMOnline/create_and_process_statement.htm',
  ),
  read('taxes', 'Customer taxes, V14 manual', 'https://help.dlcpm.net/V14/cust_s_taxes.htm'),
  read('vertex', 'Functionality of the Vertex integration, V14 manual', 'https://help.dlcpm.net/V14/functionality.htm'),
  read('quickbooks', 'QuickBooks, V14 manual', 'https://help.dlcpm.net/V14/s-g-ac-quick_books.htm'),
  read('quickbooks-online', 'QuickBooks, DLCPMOnline manual', 'https://help.dlcpm.net/DLCPMOnline/quickbooks2.htm'),
  read('scanners', 'Scanners, V14 manual', 'https://help.dlcpm.net/V14/scanners.htm'),
  read('scanners-online', 'Scanners, DLCPMOnline manual', 'https://help.dlcpm.net/DLCPMOnline/scanners.htm'),
  read('scanner-mapping', 'Product by lab, V15 manual', 'https://help.dlcpm.net/V15/product-by-lab.htm'),
  read('users', 'User setup and configuration, V15 manual', 'https://help.dlcpm.net/V15/user-setup--configuration.htm'),
] as const;

export const threeShapeLmsSources = [
  read(
    'editing-cases',
    'Editing and deleting cases',
    'https://3shape.zendesk.com/hc/en-us/articles/19680740830740-Editing-and-deleting-cases',
  ),
  read(
    'remakes',
    'Creating remakes or adjustments',
    'https://3shape.zendesk.com/hc/en-us/articles/12837310123412-Creating-remakes-or-adjustments',
  ),
  read(
    'catalog',
    'Product catalog (October 21, 2024)',
    'https://3shape.helpjuice.com/en_US/15694360429076-Settings-Product-Catalog/16650393198996-Product-catalog-overview',
  ),
  read(
    'clients',
    'Adding a client (October 21, 2024)',
    'https://support.3shape.com/en_US/12836801367828-Client-Profile/15671635329812-Adding-a-Client',
  ),
  read(
    'prices',
    'Price management',
    'https://support.3shape.com/15357994963604-Price-Management/15358395404052-Price-management-an-overview',
  ),
  read(
    'permissions',
    'Granting user access and assigning permissions',
    'https://3shape.zendesk.com/hc/en-us/articles/16560962964628-Granting-user-access-and-assigning-permissions-in-3Shape-LMS',
  ),
  read(
    'members',
    'Inviting members to your 3Shape company',
    'https://labstar.zendesk.com/hc/en-us/articles/17207097671700-Inviting-members-to-your-3Shape-Company',
  ),
  read(
    'invoice-adjustment',
    'Creating an invoice adjustment',
    'https://3shape.zendesk.com/hc/en-us/articles/15308507371540-Creating-an-invoice-adjustment',
  ),
  read(
    'invoice-update',
    'Why updating an invoice does not change the case order',
    'https://3shape.zendesk.com/hc/en-us/articles/12977897126548-Why-updating-invoice-won-t-change-case-order',
  ),
  read(
    'balances',
    'Balances and finance charges, list of articles',
    'https://3shape.zendesk.com/hc/en-us/sections/12940952766228-Balances-and-Finance-Charges',
  ),
  read(
    'cards',
    'Adding a credit or debit card (October 21, 2024)',
    'https://support.3shape.com/12940957820436-Payments/12981405685908-Adding-a-credit-or-debit-card',
  ),
  read(
    'statements',
    'Creating a custom statement (October 21, 2024)',
    'https://learn.3shape.com/es/support/all-products/3shape-lms/billing/statements/creating-a-custom-statement',
  ),
  read(
    'reminders',
    'Sending payment reminder letters',
    'https://3shape.zendesk.com/hc/en-us/articles/12981380915092-Sending-payment-reminder-letters',
  ),
  read(
    'email-templates',
    'Changing invoice or statement email templates',
    'https://3shape.zendesk.com/hc/en-us/articles/13026752439316-Changing-or-editing-invoice-or-statement-email-templates',
  ),
  read(
    'migration',
    'Moving from LabStar with a 3Shape company account',
    'https://labstar.zendesk.com/hc/en-us/articles/16390390219028-What-do-I-need-to-do-if-I-already-have-a-3Shape-Company-account',
  ),
  read(
    'user-mapping',
    'Mapping LabStar users to 3Shape accounts (October 21, 2024)',
    'https://3shape.helpjuice.com/en_US/15694360429076-Settings-Product-Catalog/18340381025172-Mapping-merging-existing-LabStar-users-to-3Shape-user-accounts',
  ),
] as const;

export const labmanagerSources = [
  read('main-form', 'The main form, version 8 help', 'http://www.transactorsystems.com/help/v8help/the_main_form.htm'),
  read(
    'cloud',
    'What customers see in the cloud version, version 8.3 help',
    'https://transactorsystems.com/help/v83help/Preparation.html',
  ),
  read(
    'receiving',
    'Receiving work into LabManager, version 8.3 help',
    'https://transactorsystems.com/help/v83help/ReceivingworkintoLabManager.html',
  ),
  read(
    'customers',
    'Customer record, version 8.3 help',
    'https://transactorsystems.com/help/v83help/customer_edit.html',
  ),
  read(
    'deliver-to',
    'Deliver-to record, version 8.3 help',
    'https://transactorsystems.com/help/v83help/deliverto_edit.html',
  ),
  read(
    'code-mapper',
    'Product code mapper, version 8.3 help',
    'https://transactorsystems.com/help/v83help/using_the_product_code_mapper.html',
  ),
  read(
    'company',
    'My company, version 8.3 help',
    'https://transactorsystems.com/help/v83help/control_centre-my_company.html',
  ),
  read('utilities', 'Utilities, version 7 help', 'https://transactorsystems.com/help/t7help/utilities.htm'),
  read(
    'exporter',
    'Transactor exporter, version 7 help',
    'https://transactorsystems.com/help/t7help/transactor_exporter.htm',
  ),
  read(
    'summary-invoices',
    'The use of monthly summary invoices, knowledge base',
    'http://kb.transactorsystems.com/knowledgebase/articles/179915-the-use-of-monthly-summary-invoices-save-on-prin',
  ),
  read(
    'accounts-program',
    'Options with a separate accounts program, knowledge base',
    'http://kb.transactorsystems.com/knowledgebase/articles/871947-what-s-my-best-option-if-i-have-a-separate-account',
  ),
  read(
    'bookkeeper',
    'Export to the bookkeeper’s accounts program, knowledge base',
    'http://kb.transactorsystems.com/knowledgebase/articles/245324-export-to-bookkeeper-s-accounts-program',
  ),
  read(
    'prices',
    'Set a permanent price for a product',
    'https://transactorsystems.uservoice.com/knowledgebase/articles/371501-set-a-permanent-price-for-a-product',
  ),
  read('manual-2010', 'Copy of the 2010 manual', 'http://manualzilla.com/doc/5924173/1-welome-to-transactor'),
  read(
    'permissions',
    'Permissions and user groups, version 8.3 help',
    'https://transactorsystems.com/help/v83help/permissions_and_usergroups.html',
  ),
  read(
    'action-menu',
    'The action menu, version 8.3 help',
    'https://transactorsystems.com/help/v83help/the_menu_bar-action_menu.html',
  ),
  read(
    'settings',
    'Settings pages and who can open them, version 8 help',
    'https://transactorsystems.com/help/v8help/control_centre.htm',
  ),
] as const;

export const easyrxSources = [
  read(
    'ortho-blog',
    'Orthodontists’ technology blog on digital prescriptions',
    'http://aaotechblog.com/category/uncategorized/',
  ),
  read(
    'workflows',
    'Orthodontic practice and lab workflows (February 20, 2026)',
    'https://easyrxcloud.com/blogs/orthodontic-practice-lab-workflows',
  ),
  read(
    'indirect-bonding',
    'Creating an indirect bonding prescription',
    'https://support.easyrxortho.com/portal/en/kb/articles/creating-an-indirect-bonding-prescription',
  ),
  read(
    'itero',
    'iTero integration: auto-attach',
    'https://support.easyrxortho.com/portal/en/kb/articles/itero-integration-how-to-enable-and-use-the-easyrx-itero-auto-attach-feature',
  ),
  read(
    'itero-2',
    'iTero integration 2.0 (July 2023)',
    'https://support.easyrxortho.com/portal/en/kb/articles/itero-integration-2-0-how-to-enable-and-use',
  ),
  read(
    'users',
    'How to add a user and set permissions',
    'https://support.easyrxortho.com/portal/en/kb/articles/how-to-add-a-new-user-to-my-account-and-set-permissions',
  ),
  read(
    'pay-for-practice',
    'Pay for practice',
    'https://support.easyrxortho.com/portal/kb/articles/pay-for-practice-feature-how-to-optionally-pay-for-your-practice-s-use-of-easyrx',
  ),
  read(
    'patent',
    'Patent record of EasyRx LLC (2017)',
    'http://www.sumobrain.com/patents/wipo/System-method-ordering-manufacturing-customized/WO2017160510A1.html',
  ),
] as const;

export const dentalabSources = [
  read(
    'scheduling',
    'Case scheduling (October 14, 2015)',
    'https://www.mainstreetsystems.net/single-post/2015/10/14/case-scheduling',
  ),
  read(
    'synchronizing',
    'Synchronizing with QuickBooks (December 2011)',
    'http://dentallabsoftware.blogspot.com/2011/12/',
  ),
  read(
    'images',
    'DQB image supplement (October 2014)',
    'http://dentallabsoftware.blogspot.com/2014/10/dqb-image-supplement.html',
  ),
  read(
    'case-invoices',
    'The advantages of creating a case invoice in DQB',
    'http://www.mainstreet-systems.com/content/224.html',
  ),
  read('business-rules', 'Establishing business rules', 'http://www.mainstreet-systems.com/content/16.html'),
] as const;

export const simplelabosSources = [
  read(
    'repository',
    'Public repository: README, blog, and resources (February 3, 2026)',
    'https://github.com/SimpleLabOS/SimpleLabOS',
  ),
] as const;

export const labcasebookSources = [
  read('lab-guide', 'LabCaseBook for labs, the complete guide', 'https://labcasebook.com/help/lab'),
  read('clinic-guide', 'LabCaseBook for clinics, the complete guide', 'https://labcasebook.com/help/clinic'),
  read('questions', 'Common questions', 'https://labcasebook.com/help/faq'),
  read('terms', 'Terms of service (July 3, 2026)', 'https://labcasebook.com/terms'),
] as const;
