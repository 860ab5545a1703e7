/**
 * `node --import tsx scripts/licenses/run.ts [build]` writes THIRD-PARTY-LICENSES.md for the packages that the build
 * put into files for the browser. Run it when the check of that list says that it is old.
 */
import {writeFileSync} from 'node:fs';
import {LICENSES_FILE, readBrowserPackages, thirdPartyLicenses} from '../../checks/supply-chain/third-party';

const packages = readBrowserPackages(process.argv[2] ?? 'build');
writeFileSync(LICENSES_FILE, thirdPartyLicenses(packages));
console.log(`${LICENSES_FILE}: ${packages.length} packages.`);
