// A module of its own: esbuild gives `import()` of a CommonJS package only its default export.
export { createRoot } from "react-dom/client";
