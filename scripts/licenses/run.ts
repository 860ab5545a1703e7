/** `npm run licenses`: writes THIRD-PARTY-LICENSES.md for the packages that the last build bundled for the browser. */
import {writeFileSync} from 'node:fs';
import {LICENSES_FILE, readBrowserPackages, thirdPartyLicenses} from '../../checks/supply-chain/third-party';

const packages = readBrowserPackages(process.argv[2] ?? 'build');
writeFileSync(LICENSES_FILE, thirdPartyLicenses(packages));
console.log(`${LICENSES_FILE}: ${packages.length} packages.`);
