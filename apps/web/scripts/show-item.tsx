import { findFeedAdapter, parseSalary } from "@farwork/domain";
import { writeSampleAnswer } from "@farwork/domain/testing";
import { Provider } from "jotai";
import { renderToString } from "react-dom/server";

import { NO_FILTERS } from "../src/features/filters/active-filters.ts";
import { JobPosting } from "../src/features/job/job-posting.tsx";
import { LocaleProvider } from "../src/platform/locale/locale-provider.tsx";
import { createSiteStore } from "../src/testing/create-site-store.ts";
import { FakeNavigation, IDLE_ROUTER } from "../src/testing/fake-navigation.tsx";

const now = new Date("2026-01-16T12:00:00Z");
const salary = "5,900 - 8,200 EUR gross monthly";
/** In Remotive's format. */
const answer = writeSampleAnswer("remotive", [
  {
    id: 7,
    title: "Senior Rust Engineer",
    slug: "senior-rust-engineer-7",
    companyName: "Tern Maps",
    companySlug: "tern-maps",
    category: "Software Development",
    tags: ["rust", "maps", "C++"],
    jobType: "full_time",
    publishedAt: new Date("2026-01-15T09:00:00Z"),
    location: "Romania, Bulgaria, Poland",
    salary,
    pay: parseSalary(salary),
    description: `<h2 style="color:red">The work</h2><p>You map <b>caves</b> nobody has seen.<br><br>Twice a year we meet.</p>
      <ul><li><p>Own the parser</p></li><li>Keep the build under five minutes</li></ul>
      <p>More on <a href="https://tern-maps.example/jobs?a=1">our site</a>. <img src="https://tern-maps.example/crew.png" alt="The crew"></p>
      <p>Pay: ${salary}.</p><img src="https://remotive.example/job/track/7/blank.gif?source=public_api">`,
  },
]);
/** A reader who gave no country or hours. */
const reader = { country: undefined, hours: NO_FILTERS.hours };
const store = createSiteStore();

/** Renders a feed's posting as the HTML of its page. */
export function showItem(): string {
  const reading = findFeedAdapter("remotive")?.readResponse(answer, now);
  const job = reading?.ok ? reading.value.jobs[0] : undefined;
  if (job === undefined) throw new Error("The sample became no job.");
  return renderToString(
    <FakeNavigation router={IDLE_ROUTER}>
      <Provider store={store}>
        <LocaleProvider locale="en" pay={undefined}>
          <JobPosting job={job} now={now} landing={new URLSearchParams()} reader={reader} back={undefined} />
        </LocaleProvider>
      </Provider>
    </FakeNavigation>,
  );
}
