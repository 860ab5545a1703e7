import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/** The item types that config/navbar.ts uses. Any other type fails the build until it's added here. */
const ComponentTypes: Partial<ComponentTypesObject> = {default: DefaultNavbarItem, doc: DocNavbarItem};

export default ComponentTypes;
