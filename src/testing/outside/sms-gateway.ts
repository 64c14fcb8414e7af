import type { Server } from "bun";

type Answer = Response | Promise<Response>;

/** A fake SMS gateway. It answers 200 unless `answer` says otherwise, and keeps what it was asked. */
export function startSmsGateway() {
  const requests: { id: string; to: string; text: string; code: string }[] = [];
  const gateway = {
    requests,
    url: "",
    answer: (): Answer => Response.json({ success: true }),
    stop: (): Promise<void> => server.stop(true),
  };
  const server: Server<undefined> = Bun.serve({
    port: 0,
    fetch: async (request) => {
      requests.push((await request.json()) as (typeof requests)[number]);
      return gateway.answer();
    },
  });
  gateway.url = `http://127.0.0.1:${server.port}/send?password=s3cret-p4ss&n={to}`;
  return gateway;
}

export type SmsGateway = ReturnType<typeof startSmsGateway>;

export const smsConfig = ({ url }: Pick<SmsGateway, "url">) =>
  ({
    PUBLIC_ORIGIN: "http://cars.example.com",
    PHONE_CODES: "http",
    PHONE_HTTP_URL: url,
    PHONE_HTTP_HEADERS: "Authorization: Bearer t0ken-secret",
    PHONE_HTTP_BODY: '{"id":"{id}","to":"{to}","text":"{text}","code":"{code}"}',
    PHONE_HTTP_OK: '200 /"success":true/',
  }) as const;
