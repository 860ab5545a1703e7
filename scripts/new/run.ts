import {UserError} from '../../lib/user-error';
import {createPage} from './page';

const [kind, route, ...rest] = process.argv.slice(2);
if (kind !== 'page' || !route || rest.length > 0)
  throw new UserError('Write what to make and where: npm run new -- page docs/cases/return-visits');
void createPage(route).then((lines) => console.log(lines.join('\n')));
