import { expect } from "@playwright/test";

import { QUAYSIDE, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const CHOICES: readonly {
  filter: string;
  kind: "checkbox" | "radio";
  choice: RegExp;
  query: string;
  fact: (job: QuaysideJob) => boolean;
}[] = [
  {
    filter: "job type",
    kind: "checkbox",
    choice: /^Contract/,
    query: "type=contract",
    fact: ({ jobType }) => jobType === "contract",
  },
  {
    filter: "category",
    kind: "checkbox",
    choice: /^Customer support/,
    query: "category=customer-support",
    fact: ({ category }) => category === "Customer Service",
  },
  {
    filter: "location",
    kind: "checkbox",
    choice: /^Worldwide/,
    query: "location=worldwide",
    fact: ({ location }) => location === "Worldwide",
  },
  {
    filter: "date posted",
    kind: "radio",
    choice: /^Last 7 days/,
    query: "posted=7d",
    fact: ({ hoursAgo }) => hoursAgo <= 168,
  },
];

for (const { filter, kind, choice, query, fact } of CHOICES) {
  test(`${filter} narrows the list to matching jobs, and its chip widens it again`, async ({ page }) => {
    await openQuayside(page);
    const control = page.getByRole(kind, { name: choice });
    await control.check();
    const address = new URLSearchParams(`${query}&tag=${QUAYSIDE}`);
    await expect.poll(() => sorted(new URL(page.url()).searchParams)).toEqual(sorted(address));
    await expectTitles(page, quaysideTitles(fact));
    await expect(control).toBeChecked();
    await expect(control).toBeFocused();
    await page
      .getByRole("list", { name: "Active filters" })
      .getByRole("link", { name: /^Remove filter/ })
      .filter({ hasNotText: QUAYSIDE })
      .click();
    await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
    await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  });
}

test("a tag narrows the list to jobs that also have it", async ({ page }) => {
  await page.goto("/?tag=knots");
  await expectTitles(
    page,
    quaysideTitles(({ tags }) => tags.includes("knots")),
  );
});

test(
  "choices of one filter widen the list, choices of two narrow it",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page);
    await page.getByRole("checkbox", { name: /^Contract/ }).check();
    await page.getByRole("checkbox", { name: /^Freelance/ }).check();
    const eitherType = ({ jobType }: QuaysideJob) => jobType === "contract" || jobType === "freelance";
    await expectTitles(page, quaysideTitles(eitherType));
    await page.getByRole("checkbox", { name: /^Design/ }).check();
    await expectTitles(
      page,
      quaysideTitles((job) => eitherType(job) && job.category === "Design"),
    );
  },
);

test("the count beside an option is the number of jobs it shows", async ({ page }) => {
  await openQuayside(page);
  const contracts = quaysideTitles(({ jobType }) => jobType === "contract").length;
  await page.getByRole("checkbox", { name: `Contract ${contracts} jobs` }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${contracts} remote jobs`);
});

test("every option of every filter has its number of jobs", async ({ page }) => {
  await openQuayside(page, "salary_min=53000&unstated=1");
  const filters = page.getByRole("complementary", { name: "Filters" });
  for (const role of ["checkbox", "radio"] as const) {
    const all = filters.getByRole(role, { name: /^(?!Exclude )/ });
    expect(await all.count()).toBeGreaterThan(4);
    await expect(filters.getByRole(role, { name: /\d jobs?$/ })).toHaveCount(await all.count());
  }
});

test("the pay filter's chart shows the jobs' annual pay", async ({ page }) => {
  await openQuayside(page);
  const chart = page.getByRole("group", { name: "Pay", exact: true }).getByRole("img");
  await expect(chart).toHaveAccessibleName("Annual pay of 9 jobs in USD, most often $40k to $50k: 8 jobs");
});

test("jobs without stated pay are included only on request", async ({ page }) => {
  await openQuayside(page, "salary_min=100000&unstated=1");
  const paidOrSilent = ({ salary }: QuaysideJob) => !salary.startsWith("€");
  await expectTitles(page, quaysideTitles(paidOrSilent));
  await page.getByRole("checkbox", { name: /^Include jobs without pay/ }).uncheck();
  await expectTitles(
    page,
    quaysideTitles(({ salary }) => salary.startsWith("$120")),
  );
});

test(
  "going back undoes the last choice, in the list and the checkboxes",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page);
    const contract = page.getByRole("checkbox", { name: /^Contract/ });
    await contract.check();
    await expectTitles(
      page,
      quaysideTitles(({ jobType }) => jobType === "contract"),
    );
    await page.goBack();
    await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
    await expect(contract).not.toBeChecked();
  },
);

test("if nothing matches, the page says which filter to drop and how many jobs that finds", async ({
  page,
}) => {
  await openQuayside(page, "type=internship,temporary&category=design");
  await expect(page.getByRole("heading", { name: "No jobs match all of these filters" })).toBeVisible();
  await page.getByRole("link", { name: "Without Internship, Temporary 1 remote job" }).click();
  await expect(page).toHaveURL(`/?category=design&tag=${QUAYSIDE}`);
  await expectTitles(
    page,
    quaysideTitles(({ category }) => category === "Design"),
  );
});

test("if no single filter is to blame, the page says so", async ({ page }) => {
  await openQuayside(page, "q=lighthouse&type=internship&category=design");
  await expect(page.getByText(/^Removing a single filter doesn’t help/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Without/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Show all jobs" })).toBeVisible();
});

test("a choice made before hydration loads its list at once", async ({ page }) => {
  await page.route("**/*.js", () => {});
  await page.goto(`/?tag=${QUAYSIDE}`, { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await expectTitles(
    page,
    quaysideTitles(({ jobType }) => jobType === "contract"),
  );
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeChecked();
});

test("choices made in the sheet before hydration keep it open and are applied", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/?tag=${QUAYSIDE}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Filters/ }).click();
  for (const name of [/^Contract/, /^Freelance/]) await page.getByRole("checkbox", { name }).check();
  held.resolve();
  await expectTitles(
    page,
    quaysideTitles(({ jobType }) => jobType === "contract" || jobType === "freelance"),
  );
  await expect(page.getByRole("button", { name: /^Show/ })).toBeVisible();
});

test('"Clear all" removes every filter', async ({ page }) => {
  await openQuayside(page, "type=contract&q=envoy");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("list", { name: "Active filters" })).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test(
  "on a phone the filters are a sheet that shows the number of matching jobs",
  { tag: "@journey" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openQuayside(page);
    const contract = page.getByRole("checkbox", { name: /^Contract/ });
    await expect(contract).toBeHidden();
    await page.getByRole("button", { name: "Filters" }).click();
    await contract.check();
    const contracts = quaysideTitles(({ jobType }) => jobType === "contract");
    await page.getByRole("button", { name: `Show ${contracts.length} remote jobs` }).click();
    await expect(contract).toBeHidden();
    await expectTitles(page, contracts);
    await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Clear all" })).toBeInViewport({ ratio: 1 });
  },
);

function sorted(params: URLSearchParams): string[] {
  return [...params].map(([name, value]) => `${name}=${value}`).toSorted();
}
