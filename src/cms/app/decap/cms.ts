import { DecapCmsCore } from "decap-cms-core";
import boolean from "decap-cms-widget-boolean";
import image from "decap-cms-widget-image";
import list from "decap-cms-widget-list";
import number from "decap-cms-widget-number";
import object from "decap-cms-widget-object";
import select from "decap-cms-widget-select";
import string from "decap-cms-widget-string";
import text from "decap-cms-widget-text";

/** Decap with the widgets that our forms use; `decap-cms-app` would load seventeen more, nine backends and forty languages. */
export const CMS = DecapCmsCore;

for (const { Widget } of [boolean, image, list, number, object, select, string, text]) CMS.registerWidget(Widget() as never);
