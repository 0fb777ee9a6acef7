/** A script of ours in the page itself, known to the content security policy by its hash. */
export function InlineScript({ code, ...rest }: { readonly code: string; id?: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code and data of ours, with every < escaped
  return <script {...rest} dangerouslySetInnerHTML={{ __html: code }} />;
}
