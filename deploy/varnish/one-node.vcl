vcl 4.1;

# Varnish in front of one node on the same machine.

backend site {
    .host = "127.0.0.1";
    .port = "4000";
}

# With the token, these addresses may purge: list only the nodes.
acl nodes {
    "127.0.0.1";
    "::1";
}

include "./gariport.vcl";
