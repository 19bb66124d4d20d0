vcl 4.1;

# Varnish in front of three nodes. Set the kernel's net.ipv4.tcp_retries2 to 1 on its host, or it waits for a vanished
# node until the browser gives up.

import directors;

# Not /readyz: without a database no node is ready, but all still answer from their replica.
probe alive {
    .url = "/healthz";
    .interval = 300ms;
    .timeout = 500ms;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend node1 {
    .host = "{node1}";
    .port = "4000";
    .connect_timeout = 500ms;
    .first_byte_timeout = 20s;
    .probe = alive;
}

backend node2 {
    .host = "{node2}";
    .port = "4000";
    .connect_timeout = 500ms;
    .first_byte_timeout = 20s;
    .probe = alive;
}

backend node3 {
    .host = "{node3}";
    .port = "4000";
    .connect_timeout = 500ms;
    .first_byte_timeout = 20s;
    .probe = alive;
}

# With the token, these addresses may purge: list only the nodes.
acl nodes {
    "{node1}";
    "{node2}";
    "{node3}";
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(node1);
    site.add_backend(node2);
    site.add_backend(node3);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
}

# If a node does not answer a page quickly, another node is asked.
sub vcl_backend_fetch {
    if (bereq.url ~ "^/(Kenya|China|Japan|Tanzania)(/|\?|$)") {
        set bereq.first_byte_timeout = 1500ms;
    }
    # In a fixed order, since concurrent requests could make the director choose the same node again.
    if (bereq.url ~ "^/assets/") {
        if (bereq.retries == 0) {
            set bereq.backend = node1;
        } elsif (bereq.retries == 1) {
            set bereq.backend = node2;
        } else {
            set bereq.backend = node3;
        }
    }
}

# During an update only the nodes of one version have a file.
sub vcl_backend_response {
    if (bereq.url ~ "^/assets/" && beresp.status == 404 && bereq.method == "GET" && bereq.retries < 2) {
        return (retry);
    }
}

include "./gariport.vcl";
