package main

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"testing"
)

// Checks wire.go against the vectors, as docs/wire.md describes under 'Vectors': go test wire.go wire_test.go
func TestVectors(t *testing.T) {
	var session struct {
		PartnerID, Kid string
		ServerKey      struct{ PublicKey string }
		EphemeralKey   struct{ JWK struct{ D string } }
		Keys           struct{ RequestKey, RequestMac, ResponseKey string }
		Calls          []call
	}
	read(t, "session.json", &session)
	private, err := base64.RawURLEncoding.DecodeString(session.EphemeralKey.JWK.D)
	check(t, err)
	var sealed []*Sealed
	for _, call := range session.Calls {
		envelope, err := newEnvelope(session.PartnerID, session.Kid, session.ServerKey.PublicKey, private)
		check(t, err)
		agree(t, hex.EncodeToString(envelope.requestKey), session.Keys.RequestKey)
		agree(t, hex.EncodeToString(envelope.requestMac), session.Keys.RequestMac)
		agree(t, hex.EncodeToString(envelope.responseKey), session.Keys.ResponseKey)
		sealed = append(sealed, call.check(t, envelope))
	}
	var answers struct {
		Cases []struct {
			Suite, Name string
			Call        int
			Wire        json.RawMessage
		}
	}
	read(t, "refused-answers.json", &answers)
	for _, answer := range answers.Cases {
		if answer.Suite != "session" {
			continue
		}
		if _, err := sealed[answer.Call].Open(answer.Wire); !errors.Is(err, ErrUnknown) {
			t.Errorf("believes an answer with %s: %v", answer.Name, err)
		}
	}
}

// Downloads the proformas of three orders, for tests/clients/download.test.ts: go test wire.go wire_test.go -args BASE
func TestDownload(t *testing.T) {
	if flag.NArg() == 0 {
		t.Skip("no server is given")
	}
	client, err := Discover(flag.Arg(0))
	check(t, err)
	for _, order := range []string{"1", "2", "3"} {
		file, err := client.Download("/order/proforma", Payload{"id": order})
		var failed *Failed
		if errors.As(err, &failed) {
			fmt.Println(failed)
			continue
		}
		check(t, err)
		fmt.Println(string(file))
	}
}

type call struct {
	Request struct {
		Path, Payload, SequenceID, Token, IdempotencyKey, IV string
		Fields, Headers                                      map[string]string
	}
	Answer struct {
		Code                  int64
		Body                  string
		Message, ErrorMessage *string
		Wire                  json.RawMessage
	}
}

func (call *call) check(t *testing.T, envelope *Envelope) *Sealed {
	request, answer := call.Request, call.Answer
	now, err := strconv.ParseInt(request.SequenceID, 10, 64)
	check(t, err)
	iv, err := hex.DecodeString(request.IV)
	check(t, err)
	envelope.clock, envelope.random = func() int64 { return now }, bytes.NewReader(iv)
	sealed, err := envelope.Seal(request.Path, request.Payload, request.Token, request.IdempotencyKey)
	check(t, err)
	agree(t, sealed.Fields, request.Fields)
	headers := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
	for name, text := range request.Headers {
		headers.Set(name, text)
	}
	agree(t, sealed.Header, headers)
	body, err := sealed.Open(answer.Wire)
	var failed *Failed
	if errors.As(err, &failed) {
		agree(t, *failed, Failed{answer.Code, answer.Message, answer.ErrorMessage})
	} else {
		check(t, err)
		agree(t, answer.Code, int64(0))
	}
	agree(t, string(body), answer.Body)
	return sealed
}

func read(t *testing.T, name string, into any) {
	text, err := os.ReadFile(filepath.Join("..", "..", "tests", "vectors", name))
	check(t, err)
	check(t, json.Unmarshal(text, into))
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func agree(t *testing.T, ours, theirs any) {
	t.Helper()
	if !reflect.DeepEqual(ours, theirs) {
		t.Errorf("makes %v, and the vectors %v", ours, theirs)
	}
}
