// A client of the sealed wire, in one file: Go 1.19 or newer, without a module.
//
//	go run wire.go http://127.0.0.1:4000/api     logs in, lists vehicles and reserves one
//
// docs/wire.md describes every byte of it; words in quotes below are its headings. Copy the file and name its package.
package main

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/elliptic"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Failed is an answer with a code other than 0. The message is for the user, in their language.
type Failed struct {
	Code            int64
	Message, Detail *string
}

func (failed *Failed) Error() string {
	text := func(part *string) string {
		if part == nil {
			return ""
		}
		return " " + *part
	}
	return fmt.Sprintf("code %d:%s%s", failed.Code, text(failed.Message), text(failed.Detail))
}

// ErrRefused: the server refused the envelope and never says why. Nothing was done.
var ErrRefused = errors.New("refused: check clock, key, partner id and size")

// ErrUnknown: there is no answer that can be trusted. Whether the call was carried out is unknown.
var ErrUnknown = errors.New("the outcome is unknown")

// Envelope is the 'Suite session': the keys that this process and the server share.
type Envelope struct {
	partnerID, kid, epk                 string
	requestKey, requestMac, responseKey []byte
	clock                               func() int64
	random                              io.Reader
	mutex                               sync.Mutex
	last                                int64
}

// NewEnvelope generates the client's own key, which lives as long as the process.
func NewEnvelope(partnerID, kid, publicKey string) (*Envelope, error) {
	private, _, _, err := elliptic.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	return newEnvelope(partnerID, kid, publicKey, private)
}

// From Go 1.20 on, crypto/ecdh does the same in fewer lines; Debian 12 has 1.19.
func newEnvelope(partnerID, kid, publicKey string, private []byte) (*Envelope, error) {
	curve := elliptic.P256()
	serverPoint, err := base64.RawURLEncoding.Strict().DecodeString(publicKey)
	if err != nil {
		return nil, fmt.Errorf("the server's key: %w", err)
	}
	x, y := elliptic.Unmarshal(curve, serverPoint)
	if x == nil {
		return nil, errors.New("the server's key is no point of P-256")
	}
	ownX, ownY := curve.ScalarBaseMult(private)
	ownPoint := elliptic.Marshal(curve, ownX, ownY)
	shared, _ := curve.ScalarMult(x, y, private)
	salt := sha256.Sum256(append(append([]byte{}, ownPoint...), serverPoint...))
	extracted := sum(salt[:], shared.FillBytes(make([]byte, 32)))
	expand := func(purpose string) []byte {
		return sum(extracted, append([]byte("gariport/1/session/"+purpose), 1))
	}
	return &Envelope{
		partnerID: partnerID, kid: kid, epk: base64.RawURLEncoding.EncodeToString(ownPoint),
		requestKey: expand("request-key"), requestMac: expand("request-mac"), responseKey: expand("response-key"),
		clock: func() int64 { return time.Now().UnixMilli() }, random: rand.Reader,
	}, nil
}

// Sealed is 'The request' on the wire. Seal a call again each time it is sent.
type Sealed struct {
	Header   http.Header
	Fields   map[string]string
	envelope *Envelope
}

// Seal treats an empty token or key as absent.
func (envelope *Envelope) Seal(path, payload, token, idempotencyKey string) (*Sealed, error) {
	sequenceID := envelope.nextSequenceID()
	var tokenHash []byte
	header := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
	header.Set("Envelope", "session;kid="+envelope.kid+";epk="+envelope.epk)
	if token != "" {
		hash := sha256.Sum256([]byte(token))
		tokenHash = hash[:]
		header.Set("Authorization", "Bearer "+token)
	}
	if idempotencyKey != "" {
		header.Set("Idempotency-Key", idempotencyKey)
	}
	head := transcript("gariport/1/request", "session", envelope.kid, envelope.epk, "POST", path,
		envelope.partnerID, sequenceID, string(tokenHash), idempotencyKey)
	iv := make([]byte, 12)
	if _, err := io.ReadFull(envelope.random, iv); err != nil {
		return nil, err
	}
	body := base64.StdEncoding.EncodeToString(gcm(envelope.requestKey).Seal(iv, iv, []byte(payload), head))
	sign := hex.EncodeToString(sum(envelope.requestMac, append(head, transcript(body)...)))
	fields := map[string]string{"body": body, "sequenceId": sequenceID, "partnerId": envelope.partnerID, "sign": sign}
	return &Sealed{header, fields, envelope}, nil
}

func (envelope *Envelope) nextSequenceID() string {
	envelope.mutex.Lock()
	defer envelope.mutex.Unlock()
	envelope.last++
	if now := envelope.clock(); now > envelope.last {
		envelope.last = now
	}
	return strconv.FormatInt(envelope.last, 10)
}

// Open is 'The answer': its body, after code and messages are authenticated.
func (sealed *Sealed) Open(wire []byte) ([]byte, error) {
	var raw map[string]json.RawMessage
	var answer struct {
		Code                        *int64
		Body, Message, ErrorMessage *string
	}
	if json.Unmarshal(wire, &raw) != nil || json.Unmarshal(wire, &answer) != nil {
		return nil, fmt.Errorf("%w: no JSON as described", ErrUnknown)
	}
	if answer.Code == nil || answer.Body == nil {
		return nil, fmt.Errorf("%w: not an answer", ErrUnknown)
	}
	// A missing field is absent, and servers never write null.
	if bytes.Equal(raw["message"], []byte("null")) || bytes.Equal(raw["errorMessage"], []byte("null")) {
		return nil, fmt.Errorf("%w: null in an answer", ErrUnknown)
	}
	data, err := base64.StdEncoding.DecodeString(*answer.Body)
	// Go's decoder ignores line ends.
	if err != nil || len(data) < 12 || base64.StdEncoding.EncodeToString(data) != *answer.Body {
		return nil, fmt.Errorf("%w: no sealed body", ErrUnknown)
	}
	binding := transcript("gariport/1/response", sealed.Fields["sign"], strconv.FormatInt(*answer.Code, 10))
	binding = append(append(binding, optional(answer.Message)...), optional(answer.ErrorMessage)...)
	body, err := gcm(sealed.envelope.responseKey).Open(nil, data[:12], data[12:], binding)
	if err != nil {
		return nil, fmt.Errorf("%w: the answer does not open", ErrUnknown)
	}
	if *answer.Code != 0 {
		return nil, &Failed{*answer.Code, answer.Message, answer.ErrorMessage}
	}
	return body, nil
}

// 'Transcripts': each part after its length.
func transcript(parts ...string) []byte {
	var whole []byte
	for _, part := range parts {
		whole = append(binary.BigEndian.AppendUint32(whole, uint32(len(part))), part...)
	}
	return whole
}

// An absent part, which differs from an empty one.
func optional(part *string) []byte {
	if part == nil {
		return []byte{0xff, 0xff, 0xff, 0xff}
	}
	return transcript(*part)
}

func sum(key, data []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(data)
	return mac.Sum(nil)
}

func gcm(key []byte) cipher.AEAD {
	block, err := aes.NewCipher(key)
	if err != nil {
		panic(err) // The keys have 32 bytes.
	}
	aead, err := cipher.NewGCM(block)
	if err != nil {
		panic(err)
	}
	return aead
}

// Client makes calls by their path in the OpenAPI document, as a visitor until LogIn. Use it from one goroutine at a
// time.
type Client struct {
	base                string
	envelope            *Envelope
	http                *http.Client
	token, refreshToken string
}

// Payload has a call's own fields.
type Payload map[string]any

// NewClient takes the server's key, as its operator gives it.
func NewClient(base, partnerID, kid, publicKey string) (*Client, error) {
	envelope, err := NewEnvelope(partnerID, kid, publicKey)
	stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &Client{base: base, envelope: envelope, http: &http.Client{Timeout: 30 * time.Second, CheckRedirect: stay}}, err
}

// Discover is for development: a production server gives its keys only to its partners.
func Discover(base string) (*Client, error) {
	var offer struct {
		PartnerID string
		Suites    []struct {
			Suite string
			Key   struct{ ID, PublicKey string }
		}
	}
	reply, err := http.Get(base + "/envelope.json")
	if err != nil {
		return nil, err
	}
	defer reply.Body.Close()
	if err := json.NewDecoder(reply.Body).Decode(&offer); err != nil {
		return nil, fmt.Errorf("%s/envelope.json: %w", base, err)
	}
	for _, suite := range offer.Suites {
		if suite.Suite == "session" {
			return NewClient(base, offer.PartnerID, suite.Key.ID, suite.Key.PublicKey)
		}
	}
	return nil, errors.New(base + " does not offer the session suite")
}

// LogIn makes all later calls as this user.
func (client *Client) LogIn(email, password string) error {
	var tokens tokens
	err := client.Call("/user/login", Payload{"email": email, "password": password}, "", &tokens)
	if err == nil {
		client.token, client.refreshToken = tokens.AccessToken, tokens.RefreshToken
	}
	return err
}

// Call stores the answer's body in result. Calls with `x-replay: idempotent` need a key, one for each intended change.
func (client *Client) Call(path string, payload Payload, idempotencyKey string, result any) error {
	if client.token == "" {
		if err := client.renew(); err != nil {
			return err
		}
	}
	for isRenewed, isRepeated := false, false; ; {
		err := client.send(path, client.token, idempotencyKey, payload, result)
		var failed *Failed
		switch {
		case errors.As(err, &failed) && failed.Code == 430 && !isRenewed:
			isRenewed = true
			if err := client.renew(); err != nil {
				return err
			}
		// The same key again: if the first call was carried out, this one gets its answer.
		case errors.Is(err, ErrUnknown) && idempotencyKey != "" && !isRepeated:
			isRepeated = true
		default:
			return err
		}
	}
}

// Download returns the file of a call with `x-envelope: blob`. Neither it nor a failure is sealed.
func (client *Client) Download(path string, payload Payload) ([]byte, error) {
	var file []byte
	err := client.Call(path, payload, "", &file)
	return file, err
}

type tokens struct{ AccessToken, RefreshToken string }

func (client *Client) renew() error {
	path, payload := "/common/baseToken", Payload{}
	if client.refreshToken != "" {
		path, payload = "/user/refreshToken", Payload{"refreshToken": client.refreshToken}
	}
	var tokens tokens
	err := client.send(path, "", "", payload, &tokens)
	if err == nil {
		client.token, client.refreshToken = tokens.AccessToken, tokens.RefreshToken
	}
	return err
}

func (client *Client) send(path, token, idempotencyKey string, payload Payload, result any) error {
	whole := Payload{"language": "en", "timeZone": "Africa/Nairobi"}
	for name, value := range payload {
		whole[name] = value
	}
	text, err := json.Marshal(whole)
	if err != nil {
		return err
	}
	sealed, err := client.envelope.Seal(path, string(text), token, idempotencyKey)
	if err != nil {
		return err
	}
	fields, err := json.Marshal(sealed.Fields)
	if err != nil {
		return err
	}
	form := url.Values{"json": {string(fields)}}.Encode()
	request, err := http.NewRequest("POST", client.base+path, strings.NewReader(form))
	if err != nil {
		return err
	}
	request.Header = sealed.Header
	// When a connection breaks, Go automatically resends requests with an idempotency key. The server would refuse the
	// repeated envelope.
	request.GetBody = nil
	reply, err := client.http.Do(request)
	if err != nil {
		return fmt.Errorf("%w: %v", ErrUnknown, err)
	}
	defer reply.Body.Close()
	wire, err := io.ReadAll(reply.Body)
	if err != nil {
		return fmt.Errorf("%w: %v", ErrUnknown, err)
	}
	if reply.StatusCode == 400 || reply.StatusCode == 413 {
		return fmt.Errorf("%s was %w", path, ErrRefused)
	}
	if file, isFile := result.(*[]byte); isFile && reply.StatusCode == 200 {
		if strings.HasPrefix(reply.Header.Get("Content-Type"), "application/pdf") {
			*file = wire
			return nil
		}
		var failed struct {
			Code                  int64
			Message, ErrorMessage *string
		}
		if json.Unmarshal(wire, &failed) == nil && failed.Code != 0 {
			return &Failed{failed.Code, failed.Message, failed.ErrorMessage}
		}
	}
	body, err := sealed.Open(wire)
	if err != nil {
		return fmt.Errorf("%s: HTTP %d: %w", path, reply.StatusCode, err)
	}
	if result == nil || len(body) == 0 {
		return nil
	}
	return json.Unmarshal(body, result)
}

func reserve(base, email, password string) error {
	client, err := Discover(base)
	if err != nil {
		return err
	}
	if err := client.LogIn(email, password); err != nil {
		return err
	}
	var page struct {
		Total       int
		VehicleList []struct{ ID, Name string }
	}
	if err := client.Call("/vehicles/getVehicles", Payload{"pageNo": 1, "pageSize": 24}, "", &page); err != nil {
		return err
	}
	fmt.Println(page.Total, "vehicles")
	for _, vehicle := range page.VehicleList {
		order := Payload{
			"id": vehicle.ID, "email": email, "name": "Wanjiku Kamau", "phone": "+254712345678", "countryCode": "KE",
			"cityId": "11", "address": "Nyali Road 14", "payUnit": "USD", "transportType": "1", "endPortId": "p-mba",
			"commitType": "pc",
		}
		key := make([]byte, 16)
		if _, err := rand.Read(key); err != nil {
			return err
		}
		var receipt struct{ DepositDueAt string }
		err := client.Call("/order/submit", order, hex.EncodeToString(key), &receipt)
		var failed *Failed
		if errors.As(err, &failed) {
			fmt.Println(vehicle.Name+":", failed)
			continue
		}
		if err == nil {
			fmt.Printf("reserved %s %s, deposit due %s\n", vehicle.ID, vehicle.Name, receipt.DepositDueAt)
		}
		return err
	}
	return errors.New("no vehicle of the first page can be reserved")
}

func main() {
	email, password := os.Getenv("GARIPORT_EMAIL"), os.Getenv("GARIPORT_PASSWORD")
	err := errors.New("give the address and login: GARIPORT_EMAIL, GARIPORT_PASSWORD, go run wire.go http://127.0.0.1:4000/api")
	if len(os.Args) == 2 && email != "" && password != "" {
		err = reserve(os.Args[1], email, password)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
