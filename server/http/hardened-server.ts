import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../submissions/rules/network-of.ts';
import {
  checkEveryMs,
  connectionsMax,
  headersMaxBytes,
  headersTimeoutMs,
  keepAliveMs,
  pipelinedMax,
  requestTimeoutMs,
  stalledTimeoutMs,
} from './bounds.ts';
import { discardRest } from './discard-rest.ts';

/** Node's server with bounds on what connections may hold: time, number, requests that wait for their turn. */
export function hardenedServer(
  listener: RequestListener,
  { behindProxy, most = connectionsMax }: { behindProxy: boolean; most?: number },
): Server {
  const connections = new Connections({ most, behindProxy, isStopping: () => !server.listening });
  const server = createServer(
    {
      maxHeaderSize: headersMaxBytes,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: behindProxy ? keepAliveMs.behindProxy : keepAliveMs.direct,
      connectionsCheckingInterval: checkEveryMs,
    },
    (request, response) => {
      const { socket } = request;
      if (!connections.begin(socket)) return;
      response.once('close', () => connections.end(socket));
      if (request.method !== 'GET' && request.method !== 'HEAD') discardRest(request, response);
      listener(request, response);
    },
  );
  server.timeout = stalledTimeoutMs;
  // Node's own leaves those alone that have not yet sent a whole request.
  server.closeIdleConnections = () => connections.closeIdle();
  server.on('connection', (socket: Socket) => connections.add(socket));
  return server;
}

interface ConnectionRules {
  readonly most: number;
  readonly behindProxy: boolean;
  readonly isStopping: () => boolean;
}

/** Who holds more than one part in so many of all connections gives one up to a newcomer where none is idle. */
const greedyShare = 10;

class Connections {
  readonly #waiting = new Map<Socket, number>();
  /** Those without a request, the longest idle first. */
  readonly #idle = new Set<Socket>();
  readonly #rules: ConnectionRules;

  constructor(rules: ConnectionRules) {
    this.#rules = rules;
  }

  add(socket: Socket): void {
    if (this.#waiting.size >= this.#rules.most) {
      const [longestIdle = this.#oldestOfGreediest() ?? socket] = this.#idle;
      longestIdle.destroy();
    }
    this.#waiting.set(socket, 0);
    this.#idle.add(socket);
    socket.once('close', () => {
      this.#waiting.delete(socket);
      this.#idle.delete(socket);
    });
  }

  /** False when the connection has had its share; it is closed then. */
  begin(socket: Socket): boolean {
    if (socket.destroyed) return false;
    const waiting = (this.#waiting.get(socket) ?? 0) + 1;
    if (waiting > pipelinedMax) {
      socket.destroy();
      return false;
    }
    this.#waiting.set(socket, waiting);
    this.#idle.delete(socket);
    return true;
  }

  end(socket: Socket): void {
    const waiting = this.#waiting.get(socket);
    if (waiting === undefined) return;
    this.#waiting.set(socket, waiting - 1);
    if (waiting > 1) return;
    if (this.#rules.isStopping()) socket.destroySoon();
    else this.#idle.add(socket);
  }

  /** Behind a proxy all come from one address, and that says nothing. */
  #oldestOfGreediest(): Socket | undefined {
    if (this.#rules.behindProxy) return undefined;
    const byNetwork = Map.groupBy(this.#waiting.keys(), ({ remoteAddress }) =>
      networkOf(remoteAddress ?? ''),
    );
    const [greediest = []] = [...byNetwork.values()].sort((a, b) => b.length - a.length);
    return greediest.length > this.#rules.most / greedyShare ? greediest[0] : undefined;
  }

  closeIdle(): void {
    for (const socket of this.#idle) socket.destroy();
  }
}
