import type { ReactNode } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { KEPT_BY_US } from "./kept-by-us.ts";
import { KEPT_ON_DEVICE } from "./kept-on-device.ts";

/** What is stored, why, where, for how long, and who else sees it. */
export function PrivacyPage() {
  return (
    <article className="mx-auto w-full max-w-192 py-10 desk:py-14">
      <h1 className="set-narrow text-title text-balance">Privacy</h1>
      <p className="mt-4 max-w-measure text-lead text-pretty text-soft">
        You can read every job here without telling us who you are. With an account we keep what is listed
        below. We sell none of it.
      </p>
      <Part id="account" heading="With an account">
        {KEPT_BY_US.map(({ what, ...facts }) => (
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
          These are kept on your device. Cookies come along when you ask our server for a page; the others
          stay in the browser, unless it says below that they are sent. What is yours is taken out when you
          delete your account here.
        </p>
        {KEPT_ON_DEVICE.map(({ name, kind, purpose, kept }) => (
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
            Whoever you apply to learns what you send them, and that you come from here: our link may carry
            the advertisement that brought you. Applying happens on their site, not ours.
          </li>
          <li>
            Logos and pictures in postings are fetched by our server. The sites they come from learn that
            somebody looks at a job, but neither who nor from where.
          </li>
          <li>
            If we ask whether an advertiser may be told of your visits, it is told only after your yes: the
            page’s address, without what you searched for. “Privacy choices” at the foot of each page, where
            we ask at all, takes it back.
          </li>
          <li>
            Our servers note each request’s address, its time and the network address it came from, as any
            site’s do. Google Cloud keeps these notes for 30 days.
          </li>
        </ul>
      </Part>
      <Part id="yours" heading="It is yours">
        <p className="max-w-measure text-pretty text-soft">
          On your{" "}
          <SiteLink href="/account" className="text-link text-ink">
            account page
          </SiteLink>{" "}
          you can download all of it, and delete your account with everything, payment record included. That
          happens at once, and cannot be undone.
        </p>
      </Part>
    </article>
  );
}

const KINDS = {
  cookie: "A cookie",
  localStorage: "In the browser’s storage",
  sessionStorage: "In the tab’s storage",
  cache: "In the browser’s page store",
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
