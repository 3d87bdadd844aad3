const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}
main{max-width:28rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.25}
form{margin:1rem 0}
fieldset{border:1px solid;border-radius:.5rem;padding:.5rem 1rem;margin:0 0 1rem}
label{display:flex;gap:.75rem;align-items:center;min-height:44px}
button{font:inherit;min-height:44px;padding:.5rem 1rem;width:100%;border-radius:.5rem;border:1px solid;cursor:pointer}
a{display:inline-block;padding:.625rem 0;color:LinkText}
.note{border-left:4px solid;padding-left:.75rem}
`;

/** A page of the local Stripe; `content` is HTML. */
export function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
<p><small>This is the local Stripe of Farwork: no money moves.</small></p>
</main>
</html>`;
}

/** A form with one button that posts `action`. */
export function renderAction(action: string, label: string): string {
  return `<form method="post"><button name="action" value="${action}">${escapeHtml(label)}</button></form>`;
}

export function renderLink(url: string, label: string): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
