/** Modules without types of their own. */

/** Imports every component, sorted by name as in the build, so that style rules have the same order. */
declare module "site-components" {}
