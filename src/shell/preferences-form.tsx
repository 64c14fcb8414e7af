/** By this id the page's buttons send a language or a theme through the form. */
export const PREFERENCES_FORM = "preferences-form";

/** What every switch of language and theme on a page shares: the form that leads back to the page. */
export const PreferencesForm = ({ next }: { next: string }) => (
  <form id={PREFERENCES_FORM} method="post" action="/preferences" hidden>
    <input type="hidden" name="next" value={next} />
  </form>
);
