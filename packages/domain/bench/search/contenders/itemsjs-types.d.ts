// Types for the part of the library used here, which has none.
declare module "itemsjs" {
  interface Bucket {
    readonly key: string;
    readonly doc_count: number;
  }
  interface Search<Item> {
    readonly query?: string;
    readonly filters?: Readonly<Record<string, readonly string[]>>;
    readonly filter?: (item: Item) => boolean;
    readonly sort?: string;
    readonly page?: number;
    readonly per_page?: number;
  }
  interface Result<Item> {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly items: readonly Item[];
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
    };
  }
  interface Snapshot {
    readonly fulltext: unknown;
    readonly facets: unknown;
  }
  interface Configuration {
    readonly aggregations: Readonly<Record<string, { readonly size: number; readonly conjunction: boolean }>>;
    readonly sortings: Readonly<Record<string, { readonly field: string; readonly order: "asc" | "desc" }>>;
    readonly searchableFields: readonly string[];
    readonly isExactSearch: boolean;
    readonly fulltextSnapshot?: unknown;
    readonly facetsSnapshot?: unknown;
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: Configuration,
  ): { search(input: Search<Item>): Result<Item>; serializeAll(): Snapshot };
}
