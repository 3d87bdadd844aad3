/** A request to the local Stripe. */
export type StripeRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
};

export type StripeAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Handles a request, given the path parameters of its pattern. */
export type Route = {
  readonly method: string;
  /** "/v1/subscriptions/:id" */
  readonly pattern: string;
  readonly answer: (request: StripeRequest, id: string) => StripeAnswer | undefined;
};

/** The response of the first matching route; undefined if none matches. */
export function answerByRoutes(routes: readonly Route[], request: StripeRequest): StripeAnswer | undefined {
  for (const route of routes) {
    if (route.method !== request.method) continue;
    const id = matchPath(route.pattern, request.path);
    const answer = id === undefined ? undefined : route.answer(request, id);
    if (answer) return answer;
  }
  return undefined;
}

function matchPath(pattern: string, path: string): string | undefined {
  const [, id] = new RegExp(`^${pattern.replace(":id", "([^/]+)")}$`).exec(path) ?? [];
  return id ?? (pattern === path ? "" : undefined);
}

export function answerJson(body: object, status = 200): StripeAnswer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function answerPage(html: string, status = 200): StripeAnswer {
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, body: html };
}

export function answerRedirect(location: string): StripeAnswer {
  return { status: 303, headers: { location }, body: "" };
}

/** An error response like Stripe's. */
export function answerProblem(message: string, code: string, param: string): StripeAnswer {
  const status = code === "resource_missing" ? 404 : 400;
  return answerJson({ error: { type: "invalid_request_error", message, code, param } }, status);
}

/** A list like Stripe's, newest first; everything fits on one page. */
export function answerList(url: string, data: readonly object[]): StripeAnswer {
  return answerJson({ object: "list", url, has_more: false, data: data.toReversed() });
}

/** The fields of a map in a form, sent as `name[key]`. */
export function readMap(form: URLSearchParams, name: string): Record<string, string> {
  const fields = [...form].flatMap(([field, value]) => {
    const key = field.startsWith(`${name}[`) ? field.slice(name.length + 1, -1) : undefined;
    return key === undefined || key.includes("[") ? [] : [[key, value] as const];
  });
  return Object.fromEntries(fields);
}

/** The entries of a list in a query, sent as `name[0]` or `name[]`. */
export function readList(query: URLSearchParams, name: string): string[] {
  return [...query].filter(([field]) => field.startsWith(`${name}[`)).map(([, value]) => value);
}
