import { run } from './commands.ts';
import { addresses, buyersAddress, type Host, hosts, namespaceOf } from './hosts.ts';

const bridge = 'gariport0';
/** The other part of a network that is cut in two. */
const otherBridge = 'gariport1';
const portOf = (host: Host) => `gp-${host}`;

/** Creates a namespace for each host, all on one bridge. */
export function createNetwork(): void {
  for (const name of [bridge, otherBridge]) {
    ip(`link add ${name} type bridge forward_delay 0`);
    ip(`link set ${name} up`);
  }
  ip(`address add ${buyersAddress}/24 dev ${bridge}`);
  for (const host of hosts) {
    const namespace = namespaceOf(host);
    ip(`netns add ${namespace}`);
    ip(`link add ${portOf(host)} type veth peer name eth0 netns ${namespace}`);
    ip(`link set ${portOf(host)} master ${bridge} up`);
    ip(`-n ${namespace} address add ${addresses[host]}/24 dev eth0`);
    ip(`-n ${namespace} link set eth0 up`);
    ip(`-n ${namespace} link set lo up`);
    // As deploy/varnish/three-nodes.vcl says.
    if (host === 'edge') ip(`netns exec ${namespace} sysctl --quiet --write net.ipv4.tcp_retries2=1`);
  }
}

/** A namespace goes away later than its command, so its link is removed first. */
export function removeNetwork(): void {
  for (const host of hosts) ip(`link delete ${portOf(host)}`, true);
  for (const host of hosts) ip(`netns delete ${namespaceOf(host)}`, true);
  for (const name of [bridge, otherBridge]) ip(`link delete ${name}`, true);
}

/** Drops all packets of a host without telling it. */
export function cutOff(host: Host): void {
  ip(`link set ${portOf(host)} nomaster`);
}

/** Moves hosts to a network of their own, in which they reach each other only. */
export function splitOff(apart: readonly Host[]): void {
  for (const host of apart) ip(`link set ${portOf(host)} master ${otherBridge}`);
}

export function reconnect(host: Host): void {
  ip(`link set ${portOf(host)} master ${bridge}`);
}

function ip(words: string, mayFail = false): void {
  run('ip', words.split(' '), { mayFail });
}
