/**
 * Style over Decap's pages: colours that Decap does not take from its module of colours, visible focus, and everything
 * within the width of a phone. Decap's classes end with the names of its components.
 */
export const shellStyle = `
  html :focus-visible { outline: 3px solid var(--cms-accent); outline-offset: 2px; }
  html [class*="-widgetActive"]:focus-visible, html input:focus-visible { outline-offset: 0; }
  html [class*="-ToolbarContainer"], html [class*="-StyledModal"], html [class*="-SuggestionsContainer"], html [class*="-dropdownList"],
  html [class*="-IconButton"], html [class*="-PreviewPaneFrame"] { background-color: var(--cms-paper); }
  html [class*="-FieldLabel"]::after { background-color: var(--cms-paper); }
  html [class*="-ToolbarSectionBackLink"]:is(:hover, :focus) { background-color: var(--cms-soft); }
  html [class*="-SidebarNavLink"]:not(.sidebar-active) { border-left-color: transparent; }
  html [class*="-SearchInput"] { background-color: var(--cms-back); color: var(--cms-ink); }
  html [class*="-DecapLogoIcon"] [fill="#000"] { fill: var(--cms-ink); }
  html [class*="-AppHeaderButton"] { color: var(--cms-quiet); }
  html [class*="-AppHeaderButton"].header-link-active, html [class*="-AppHeaderButton"]:is(:hover, :focus-visible) { color: var(--cms-accent); }
  html [class*="-AvatarDropdownButton"], html [class*="-AvatarPlaceholderIcon"] { color: var(--cms-ink); }
  html [class*="-StyledMenuItem"]:not(:hover, :focus, .active) { color: var(--cms-ink); }
  html [class*="-ViewControlsButton"] { color: var(--cms-quiet); }
  html [class*="-StatusButton"], html [class*="-PublishedToolbarButton"] { color: var(--cms-accent); }
  html [class*="-ControlContainer"] :is(input, textarea, select) { color: var(--cms-ink); }
  html [class*="-ControlHint"] { color: var(--cms-quiet); }
  html [role="dialog"] [class*="-CloseButton"] { color: var(--cms-ink); background-color: var(--cms-paper); }
  html :is([class$="-menu"], [class$="-control"]) { background-color: var(--cms-paper); }
  html :is([class$="-singleValue"], [class$="-Input"], [class$="-input"], [class$="-option"]) { color: var(--cms-ink); }
  html [class$="-placeholder"] { color: var(--cms-quiet); }
  html [class$="-option"][aria-selected="true"] { color: var(--cms-on-fill); background-color: var(--cms-accent); }
  html [class*="-WorkflowLink"] { height: auto; max-height: 12rem; }
  html [class*="-CardButtonContainer"] { display: flex; position: static; flex-flow: row wrap; box-sizing: border-box; opacity: 1; }
  html:root { --toastify-color-error: #8f1d22; --toastify-color-success: #14532d; --toastify-color-info: #0b5a66; --toastify-color-warning: #6b4700; }
  html .Toastify__close-button { color: inherit; opacity: 1; }

  @media (prefers-reduced-motion: reduce) { html :is(*, ::before, ::after) { transition: none !important; } }

  @media (max-width: 800px) {
    html [class*="-EditorContainer"], html [class*="-ToolbarContainer"] { min-width: 0; }
    html [class*="-EditorContainer"] { display: flex; flex-direction: column; padding-top: 0; }
    html [class*="-ToolbarContainer"] { position: static; flex: none; flex-wrap: wrap; height: auto; }
    html [class*="-toolbarSection"] { height: auto; }
    html [class*="-ToolbarSectionBackLink"] { flex: 1; min-height: 48px; padding: 0 12px; }
    html [class*="-BackCollection"], html [class*="-AppHeaderSiteLink"], html [class*="-PreviewButtonContainer"] { display: none; }
    html [class*="-BackStatus"] { margin: 0; }
    html [class*="-ToolbarSectionMeta"] { min-height: 48px; }
    html [class*="-ToolbarSectionMain"] { order: 1; flex: 1 0 100%; flex-wrap: wrap; gap: 6px 0; height: auto; padding: 6px; border-top-width: 1px; }
    html :is([class*="-ToolbarSubSectionFirst"], [class*="-ToolbarSubSectionLast"]) { flex-wrap: wrap; gap: 6px 0; }
    html [class*="-buttonMargin"] { margin: 0 4px; }
    html [class*="-Editor e"] { flex: 1; min-height: 0; width: 100%; }
    html .SplitPane { display: block !important; overflow: hidden auto !important; }
    html .SplitPane .Pane1 { width: 100% !important; height: auto; }
    html .SplitPane .Pane1 > div { height: auto; overflow: visible; }
    html .SplitPane .Pane2 { height: 92%; }
    html .SplitPane .Resizer { display: none; }
    html [class*="-EditorContainer"] [class*="-ViewControls"] { display: none; }
    html [class*="-ControlPaneContainer"] { padding: 0 10px; }
    html [class*="-CollectionContainer"], html [class*="-CollectionMain"] { min-width: 0; }
    html [class*="-ControlContainer"] :is(input, textarea) { max-width: 100%; }
    html [class*="-WorkflowListContainer"] { display: block; }
    html [class*="-WorkflowListContainer"] [class*="-column"] { margin-bottom: 24px; }
    html [class*="-WorkflowListContainer"] [class*="-column"]::before { display: none; }
  }
`;
