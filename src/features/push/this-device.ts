import { send } from "#src/client/api.ts";
import { toastOnNextPage } from "#src/client/toast.ts";

interface Known {
  id: string;
  endpoint: string;
}

const form = document.getElementById("tell-here") as HTMLFormElement;
const { key = "", done = "", blocked = "", failed = "" } = form.dataset;
const status = form.querySelector("[role=status]");
const say = (text: string) => status?.replaceChildren(text);

/** Browsers without push support, for example in private windows, have no `PushManager`. */
const canBeTold = "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;

const pushManager = async () => (await navigator.serviceWorker.ready).pushManager;

async function subscribe(): Promise<PushSubscription> {
  const manager = await pushManager();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // The existing subscription is bound to a previous key of the site.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function tellHere(): Promise<void> {
  say("");
  if ((await Notification.requestPermission()) !== "granted") return say(blocked);
  try {
    await send("POST", "/api/push-subscriptions", (await subscribe()).toJSON());
  } catch {
    return say(failed);
  }
  if (form.hasAttribute("action")) return form.submit();
  toastOnNextPage({ title: done, tone: "good" });
  location.reload();
}

/** The device's subscription, if it is this user's. It is sent again, because it belongs to the current session from now on. */
async function findHere(): Promise<Known | undefined> {
  const subscription =
    Notification.permission === "granted" && (await (await pushManager()).getSubscription());
  if (!subscription) return undefined;
  const known = (await (await fetch("/api/push-subscriptions")).json()) as Known[];
  const here = known.find(({ endpoint }) => endpoint === subscription.endpoint);
  if (here) await send("POST", "/api/push-subscriptions", subscription.toJSON());
  return here;
}

async function show(): Promise<void> {
  if (!canBeTold) return;
  const here = await findHere();
  document.querySelector(`[data-device="${here?.id}"] [data-here]`)?.removeAttribute("hidden");
  form.hidden = here !== undefined;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void tellHere();
});
void show();
