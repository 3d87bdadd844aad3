import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { readUnsubscribeOutcome } from "./unsubscribe-path.ts";

/**
 * The target of the unsubscribe link in each alert: a one-button form, because opening a link should change nothing.
 */
export function UnsubscribePage({ params }: { params: URLSearchParams }) {
  const token = params.get("token") ?? "";
  const outcome = readUnsubscribeOutcome(params);
  if (outcome === "done") {
    return (
      <Notice headingLevel="h1" heading="You won’t get any more alerts">
        <p>Your saved searches are kept. You can resume alerts there.</p>
        <SiteLink href="/searches" className="action">
          Your searches
        </SiteLink>
      </Notice>
    );
  }
  if (token === "" || outcome === "refused") {
    return (
      <Notice headingLevel="h1" heading="This link doesn’t work">
        <p>
          It may be incomplete, or its account was deleted. Copy the whole link from the email, or pause your
          searches yourself.
        </p>
        <SiteLink href="/searches" className="action">
          Your searches
        </SiteLink>
      </Notice>
    );
  }
  return (
    <Notice headingLevel="h1" heading={outcome === "failed" ? "That didn’t work" : "Stop all alerts?"}>
      {outcome === "failed" ? (
        <p role="alert">Our server did not answer, so alerts are still sent. Try again in a moment.</p>
      ) : (
        <p>Your saved searches won’t email you any more. The searches themselves are kept.</p>
      )}
      <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`}>
        <button type="submit" className="action">
          Stop all alerts
        </button>
      </form>
      <p className="text-body">
        Want to stop only one of them?{" "}
        <SiteLink href="/searches" className="text-link text-ink">
          Pause a single search
        </SiteLink>
        , or get its emails less often.
      </p>
    </Notice>
  );
}
