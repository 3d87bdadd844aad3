import type { Frame, Page, Request } from "@playwright/test";

import { pokeDocuments, type Reading } from "./poke-documents.ts";

const SITE = "https://postings.example";
const CANARY = `${SITE}/canary.png`;
/** Documents shown at once, each in its own frame. */
const AT_A_TIME = 40;

/** An effect caused by markup. */
export type Sprung = {
  /** The number of the responsible document, or -1 if unknown. */
  readonly document: number;
  /** `ran`: a call of `pwned()`; `asked`: a request; `left`: a new document, window or dialog. */
  readonly kind: "ran" | "asked" | "left";
  readonly what: string;
};

export type Trap = {
  /** The effects so far, in order. */
  readonly sprung: readonly Sprung[];
  /**
   * Shows each body as a separate document, and performs user actions with `pokeDocuments`. Then waits for a request
   * and a call of its own, so that everything before has arrived.
   */
  show(bodies: readonly string[]): Promise<Reading[][]>;
};

/** A fully observed page: no request leaves this machine, and every call of `pwned()` is recorded. */
export async function setTrap(page: Page): Promise<Trap> {
  const sprung: Sprung[] = [];
  const documents = new Map<string, string>();
  const note = (frame: Frame, kind: Sprung["kind"], what: string) => {
    sprung.push({ document: numberOf(frame), kind, what });
  };
  noteDepartures(page, documents, note);
  page.on("request", (request) => {
    if (!documents.has(request.url()) && request.url() !== CANARY)
      note(request.frame(), "asked", describeRequest(request));
  });
  await page.route("**/*", (route, request) => {
    const body = request.isNavigationRequest() ? documents.get(request.url()) : undefined;
    if (body !== undefined)
      return route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html><body>${body}` });
    // A response without content prevents navigation.
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
  });
  const sendCanary = await keepCanary(page, (frame) => note(frame, "ran", frame.url()));

  async function showTogether(bodies: readonly string[], from: number): Promise<Reading[][]> {
    documents.clear();
    for (const [at, body] of bodies.entries()) documents.set(`${SITE}/${from + at}`, body);
    documents.set(`${SITE}/`, [...documents.keys()].map(writeFrame).join(""));
    await page.goto(`${SITE}/`);
    const readings = await page.evaluate(pokeDocuments, bodies);
    await sendCanary();
    return readings;
  }

  return {
    sprung,
    async show(bodies) {
      const readings: Reading[][] = [];
      for (let from = 0; from < bodies.length; from += AT_A_TIME)
        readings.push(...(await showTogether(bodies.slice(from, from + AT_A_TIME), from)));
      return readings;
    },
  };
}

const writeFrame = (url: string) =>
  `<iframe name="document-${url.slice(SITE.length + 1)}" src="${url}"></iframe>`;

/** The document of a frame or its ancestors. */
function numberOf(frame: Frame | null): number {
  if (frame === null) return -1;
  const number = /^document-(\d+)$/.exec(frame.name())?.[1];
  return number === undefined ? numberOf(frame.parentFrame()) : Number(number);
}

function noteDepartures(
  page: Page,
  documents: ReadonlyMap<string, string>,
  note: (frame: Frame, kind: Sprung["kind"], what: string) => void,
): void {
  page.on("dialog", async (dialog) => {
    note(page.mainFrame(), "left", `dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("popup", (popup) => note(popup.mainFrame(), "left", `window: ${popup.url()}`));
  page.on("framenavigated", (frame) => {
    if (!documents.has(frame.url())) note(frame, "left", `document: ${frame.url()}`);
  });
}

/** Listens for calls of `pwned()`; returns a function that triggers one with a broken image and waits for it. */
async function keepCanary(page: Page, tell: (frame: Frame) => void): Promise<() => Promise<void>> {
  let arrive = () => {};
  await page.exposeBinding("pwned", ({ frame }, how: unknown) => {
    if (how === "canary") arrive();
    else tell(frame);
  });
  return async () => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.evaluate((src) => {
      document.body.insertAdjacentHTML("beforeend", `<img src="${src}" onerror="pwned('canary')">`);
    }, CANARY);
    await arrived;
  };
}

function describeRequest(request: Request): string {
  const { referer } = request.headers();
  return `${request.resourceType()} ${request.url()}${referer === undefined ? "" : ` from ${referer}`}`;
}
