/**
 * Colours of the CMS in both colour schemes: `paper`, `ink` and `quiet` for surfaces and text, `accent` for links and
 * filled buttons with the text `on-fill`, and pairs of a text and its ground for states.
 */
export const colours = `
  :root {
    color-scheme: light dark;
    --cms-paper: #fff; --cms-back: #eef0f4; --cms-soft: #eceef2; --cms-line: #d9dce3; --cms-edge: #7f8792;
    --cms-ink: #15202b; --cms-quiet: #525c68; --cms-accent: #0b5a66; --cms-on-fill: #fff; --cms-chosen: #dff1f4;
    --cms-good: #14532d; --cms-added: #dff3e4; --cms-error: #a4262c; --cms-removed: #fde7e5;
    --cms-warning: #6b4700; --cms-warned: #fff0c2; --cms-draft: #643091; --cms-drafted: #f2e1fb;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --cms-paper: #16202a; --cms-back: #0d151d; --cms-soft: #263340; --cms-line: #3d4a57; --cms-edge: #7d8c9a;
      --cms-ink: #eef1f4; --cms-quiet: #b3bec9; --cms-accent: #7fc9d4; --cms-on-fill: #0d151d; --cms-chosen: #1b3a43;
      --cms-good: #9fdcb4; --cms-added: #1d4029; --cms-error: #ff9d94; --cms-removed: #4d2320;
      --cms-warning: #f2cf7d; --cms-warned: #43350f; --cms-draft: #dcb8f5; --cms-drafted: #3a2550;
    }
  }
`;
