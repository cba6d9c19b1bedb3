// A module of its own, so that it is loaded when a form opens.
export { createRoot } from "react-dom/client";
