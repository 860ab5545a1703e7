import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/** The kinds of items that config/navbar.ts has. Another kind stops the build; add it here. */
const ComponentTypes: Partial<ComponentTypesObject> = {default: DefaultNavbarItem, doc: DocNavbarItem};

export default ComponentTypes;
