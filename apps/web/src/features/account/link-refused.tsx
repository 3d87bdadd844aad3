import { SiteLink } from "../../ui/site-link.tsx";

/** Why a mailed link did not work: offers a retry if the server was unreachable, else a new link. */
export function LinkRefused({
  text,
  isUnreachable,
  onTryAgain,
  newLink,
}: {
  text: string;
  isUnreachable: boolean;
  onTryAgain: () => void;
  /** The page that sends a new link. */
  newLink: string;
}) {
  return (
    <>
      <p role="alert" className="text-lead">
        {text}
      </p>
      {isUnreachable ? (
        <button type="button" onClick={onTryAgain} className="action">
          Try again
        </button>
      ) : (
        <SiteLink href={newLink} className="action">
          Get a new link
        </SiteLink>
      )}
      <SiteLink href="/log-in" className="text-link inline-flex min-h-11 items-center self-start">
        Log in
      </SiteLink>
    </>
  );
}
