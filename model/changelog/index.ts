export {releases} from './releases';
