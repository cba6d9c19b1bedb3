import { routes } from "../../../site/routes";
import type { WorkLinkData } from "../../props";

/** Works by their short names, each linked to its entry. */
export function WorkLinks({ works }: { readonly works: readonly WorkLinkData[] }) {
  return works.map(({ id, name, method }, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <a href={`${routes.evidenceOf(method)}#${id}`}>{name}</a>
    </span>
  ));
}
