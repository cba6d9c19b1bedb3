/** The parts of Decap that have no types of their own and that we lean on. */

declare module "decap-cms-core/dist/esm/redux" {
  import type { Map } from "immutable";
  /** What we read of Decap's state. */
  export interface DecapState {
    readonly entryDraft: Map<string, unknown>;
    readonly auth: { readonly user?: object };
    readonly config: object;
    readonly collections: Map<string, Map<string, unknown>>;
  }
  export const store: {
    getState(): DecapState;
    dispatch(action: unknown): unknown;
    subscribe(listener: () => void): () => void;
  };
}

declare module "decap-cms-core/dist/esm/backend" {
  export interface SearchableEntry {
    readonly slug: string;
    readonly data?: Readonly<Record<string, unknown>>;
  }
  export class Backend {
    listAllEntries(collection: object): Promise<SearchableEntry[]>;
    search(collections: readonly object[], term: string): Promise<{ readonly entries: SearchableEntry[] }>;
    getLocalDraftBackup(): Promise<object>;
    persistLocalDraftBackup(): Promise<void>;
    deleteLocalDraftBackup(): Promise<void>;
  }
}

declare module "decap-cms-core/dist/esm/valueObjects/AssetProxy" {
  export function createAssetProxy(asset: { readonly path: string; readonly file?: File; readonly url?: string }): object;
}

declare module "decap-cms-core/dist/esm/actions/media" {
  export function addAssets(assets: readonly object[]): object;
}

declare module "decap-cms-core/dist/esm/actions/entries" {
  export function localBackupRetrieved(entry: object): object;
  export function loadLocalBackup(): object;
  export function clearFieldErrors(field: string): object;
  export function addDraftEntryMediaFile(file: object): object;
  export function removeDraftEntryMediaFile(file: { readonly id: unknown }): object;
  export function createDraftFromEntry(entry: object): object;
  export function changeDraftField(change: {
    readonly field: object;
    readonly value: unknown;
    readonly metadata: object;
    readonly entries: readonly object[];
  }): object;
}

declare module "decap-cms-backend-proxy" {
  import type { Asset, EntryFiles, PersistOptions } from "./decap/backend-types";
  export class ProxyBackend {
    constructor(config: object, options?: object);
    readonly proxyUrl: string;
    readonly branch: string;
    request(payload: { readonly action: string; readonly params: object }): Promise<unknown>;
    getEntry(path: string): Promise<{ readonly data: string | null }>;
    entriesByFolder(
      folder: string,
      extension: string,
      depth: number,
    ): Promise<readonly { readonly data: string; readonly file: { readonly path: string } }[]>;
    persistEntry(entry: EntryFiles, options: PersistOptions): Promise<unknown>;
    persistMedia(asset: Asset, options: object): Promise<unknown>;
    deleteFiles(paths: readonly string[], message: string): Promise<unknown>;
  }
}

declare module "decap-cms-backend-github" {
  import type { Asset, EntryFiles, GitHubApi, PersistOptions, UnpublishedEntry } from "./decap/backend-types";
  export class GitHubBackend {
    constructor(config: object, options?: object);
    readonly api: GitHubApi;
    token: string;
    readonly branch: string;
    authenticate(state: object): Promise<unknown>;
    persistEntry(entry: EntryFiles, options: PersistOptions): Promise<unknown>;
    persistMedia(asset: Asset, options: object): Promise<unknown>;
    deleteFiles(paths: readonly string[], message: string): Promise<unknown>;
    unpublishedEntry(place: object): Promise<UnpublishedEntry>;
    publishUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  }
}

declare module "decap-cms-locales/dist/esm/en" {
  interface Phrases {
    readonly [key: string]: string | Phrases;
  }
  const en: Phrases & { readonly ui: Phrases & { readonly toast: Phrases } };
  export default en;
}

declare module "decap-cms-widget-boolean" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-image" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-list" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-number" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-object" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-select" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-select/dist/esm/SelectControl" {
  import type { Map } from "immutable";
  import { Component } from "react";
  export default class SelectControl extends Component<{ readonly field: Map<string, unknown> }> {}
}

declare module "decap-cms-widget-string" {
  const widget: { Widget(): object };
  export default widget;
}

declare module "decap-cms-widget-text" {
  const widget: { Widget(): object };
  export default widget;
}

/** Imports every component, sorted by name as in the build, so that style rules have the same order. */
declare module "site-components" {}
