/** What Decap leaves without a name or role: selector, attribute, value. Its classes end with the names of its components. */
const additions: readonly (readonly [selector: string, attribute: string, value: string])[] = [
  ["#preview-pane", "title", "Preview and content check"],
  ["[class*='-EditorContainer'], [class*='-StyledAuthenticationPage'], [class*='-WorkflowContainer']", "role", "main"],
  ["[class*='-StyledAuthenticationPage'] > [class*='-DecapLogoIcon']", "role", "heading"],
  ["[class*='-StyledAuthenticationPage'] > [class*='-DecapLogoIcon']", "aria-level", "1"],
  ["[class*='-StyledAuthenticationPage'] > [class*='-DecapLogoIcon']", "aria-label", "CMS"],
  ["[class*='ListItemTopBar'] > button:first-child", "aria-label", "Open or close"],
  ["[class*='ListItemTopBar'] > button:last-child", "aria-label", "Remove"],
  ["[aria-roledescription='sortable'][role='button']", "aria-label", "Move"],
  ["[role='menu'] > ul", "role", "none"],
  ["[role='dialog'][aria-modal='true']", "aria-label", "Pictures"],
  ["[class*='-AvatarDropdownButton']", "aria-label", "Account"],
  // Bars that only show that something is loading.
  ["body > canvas, .Toastify__progress-bar--wrp", "aria-hidden", "true"],
];

/** Adds names and roles whenever Decap draws something. */
export function addAccessibleNames(): void {
  let isPlanned = false;
  const add = () => {
    isPlanned = false;
    for (const [selector, attribute, value] of additions)
      for (const each of document.querySelectorAll(selector))
        if (each.getAttribute(attribute) !== value) each.setAttribute(attribute, value);
    const frame = document.querySelector<HTMLIFrameElement>("#preview-pane");
    const preview = frame?.contentDocument;
    const page = preview?.querySelector("html");
    // The frame is empty at first, and loads its page later.
    if (frame) frame.onload = plan;
    if (!preview || !page) return;
    page.lang = "en";
    preview.title ||= "Preview";
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(add);
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
}
