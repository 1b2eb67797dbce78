export const sender = "Hemline <hello@hemline.example>";

export const sampleEmail = {
  to: "ada@example.org",
  subject: "Welcome",
  text: "Hello Ada,\nread http://localhost:3000/looks.",
};
