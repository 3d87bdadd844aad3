import type { ReactNode } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { DEVICE_DATA } from "./device-data.ts";
import { SERVER_DATA } from "./server-data.ts";

/** What is stored, why, where, for how long, and who else sees it. */
export function PrivacyPage() {
  return (
    <article className="mx-auto w-full max-w-192 py-10 desk:py-14">
      <h1 className="set-narrow text-title text-balance">Privacy</h1>
      <p className="mt-4 max-w-measure text-lead text-pretty text-soft">
        You can read every job here without telling us who you are. With an account we store what is listed
        below, and sell none of it.
      </p>
      <Part id="account" heading="With an account">
        {SERVER_DATA.map(({ what, ...facts }) => (
          <Entry key={what} heading={what}>
            <Fact name="Why">{facts.why}</Fact>
            <Fact name="Where">{facts.where}</Fact>
            <Fact name="How long">{facts.kept}</Fact>
            <Fact name="Who else sees it">{facts.seenBy}</Fact>
          </Entry>
        ))}
      </Part>
      <Part id="device" heading="In your browser">
        <p className="max-w-measure pb-5 text-pretty text-soft">
          These are stored on your device. Your browser sends us cookies with each page it asks for;
          everything else stays in the browser unless noted below. Personal items are removed when you delete
          your account here.
        </p>
        {DEVICE_DATA.map(({ name, kind, purpose, kept }) => (
          <Entry key={name} heading={<code className="wrap-anywhere">{name}</code>}>
            <Fact name="What for">{purpose}</Fact>
            <Fact name="How long">
              {KINDS[kind]}, kept {kept}.
            </Fact>
          </Entry>
        ))}
      </Part>
      <Part id="others" heading="What others learn">
        <ul className="flex max-w-measure list-disc flex-col gap-3 pl-5 text-pretty text-soft">
          <li>
            You apply on the employer’s or source’s site, not ours. They learn what you send them and that you
            came from here, and our link may tell them which ad brought you.
          </li>
          <li>
            Our server fetches the logos and images in postings. The sites they come from learn that somebody
            is looking at a job, but not who or where.
          </li>
          <li>
            If we ask whether we may tell an advertiser about your visits, we do so only if you allow it, and
            send the page’s address without your search. Where we ask, you can change your mind under “Privacy
            choices” at the foot of each page.
          </li>
          <li>
            Like any site’s, our servers log each request’s address, its time and the IP address it came from.
            Google Cloud keeps these logs for 30 days.
          </li>
        </ul>
      </Part>
      <Part id="yours" heading="Your data">
        <p className="max-w-measure text-pretty text-soft">
          On your{" "}
          <SiteLink href="/account" className="text-link text-ink">
            account page
          </SiteLink>{" "}
          you can download all of it, or delete your account and everything in it, payment records included.
          Deletion is immediate and cannot be undone.
        </p>
      </Part>
    </article>
  );
}

const KINDS = {
  cookie: "A cookie",
  localStorage: "In the browser’s storage",
  sessionStorage: "In the tab’s storage",
  cache: "In the browser’s cache",
  indexedDB: "In the browser’s database",
} as const;

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="set-narrow border-b-2 border-ink pb-2 text-head">
        {heading}
      </h2>
      <div className="pt-5">{children}</div>
    </section>
  );
}

function Entry({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-4 first:pt-0 last:border-0">
      <h3 className="font-semibold">{heading}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-small tablet:grid-cols-[9rem_1fr]">{children}</dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint max-tablet:mt-1">{name}</dt>
      <dd className="text-soft text-pretty">{children}</dd>
    </>
  );
}
