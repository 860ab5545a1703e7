/** `npm run licenses`: writes THIRD-PARTY-LICENSES.md for the packages that the last build bundled for the browser. */
import tsx scripts/licenses/run.ts [build]` writes THIRD-PARTY-LICENSES.md for the packages that the build
 * bundled for the browser. Run it when the check says that the list is out of date.
 */
import {writeFileSync} from 'node:fs';
import {LICENSES_FILE, readBrowserPackages, thirdPartyLicenses} from '../../checks/supply-chain/third-party';

const packages = readBrowserPackages(process.argv[2] ?? 'build');
writeFileSync(LICENSES_FILE, thirdPartyLicenses(packages));
console.log(`${LICENSES_FILE}: ${packages.length} packages.`);
