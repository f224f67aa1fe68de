import { wishPlot } from '../wish-plot.ts'

export const whoeverParty = wishPlot({
  id: 'wish-whoever-party',
  beginsElsewhere: true,
  visits: 'anything',
  whoever: [
    'wants to go to a party',
    'wants to go to the party',
    'wants to go to a birthday party',
    'wants to come to the party',
    'wants to come to a party',
    'wants to come to the birthday party',
    'wants to be invited to a party',
    'wants to be invited to the party',
    'is invited to a party',
    'was invited to a party',
    'is invited to a birthday party',
    'was invited to a birthday party',
    'can’t go to the party',
    'goes to a party',
    'goes to the party',
    'goes to a birthday party',
    'goes to parties',
    'loves parties',
    'loves to party',
    'loves going to parties',
    'likes parties',
    'dreams of going to a party',
    'is too shy to go to a party',
    'is too shy to go to the party',
    'is too shy for a party',
    'is shy at parties',
    'is afraid of parties',
    'is scared of parties',
    'is afraid to go to a party',
    'is scared to go to a party',
    'is nervous at parties',
    'has never been to a party',
    'had never been to a party',
    'isn’t invited to the party',
    'wasn’t invited to the party',
    'gets an invitation to a party',
    'never gets an invitation',
    'wants to go to a disco',
    'goes to a disco',
    'stands in the corner at parties',
    'gatecrashes parties',
    'is left out of the party',
    'hides at parties',
    'knows nobody at the party',
    'wants a party bag'],
  except: ['wanted a party', 'wanted a birthday', 'have a party', 'have a birthday', 'nobody comes', 'nobody came', 'no one came', 'not invited', 'wasn’t invited', 'isn’t invited', 'hates', 'throws', 'gives', 'tea party', 'dance party', 'halloween', 'christmas', 'alone', 'doesn’t want'],
  company: ['coats', 'plate', 'table', 'lamp', 'man', 'lady', 'party', 'mat'],
  fed: true,
  about: 'The hero wants a jam star from behind all the backs of a party, and whoever wants to go to one has only ever seen the backs, until they carry a plate, and behind each back there is somebody.',
  titles: ['All Backs', 'The One From the Coats', 'Behind Each of Them', 'The Man on the Green One', '{visitor} Has Something in Hand'],
  want: [
    {
      id: 'jam-stars',
      A: 'partner',
      paragraphs: [
        'There was a party at {H}’s, because the street lamp had been mended. On the table stood the stars with jam in, and {H} wanted one. But before the table stood backs. On the left was a green one, and on the right a striped one. You couldn’t get through.',
        'Out on the mat stood {visitor.first}. “I’ve been here since four,” said {visitor}. “I hear that it’s full.”'
      ]
    }
  ],
  way: [
    {
      id: 'hello',
      A: 'partner',
      paragraphs: [
        '“You go in and say hello,” said {A}, “good and loud. Then they’ve all met you.” {visitor} went in as far as the rug, and stood up straight. “HELLO!”',
        'The talk stopped, and so did a spoon. All the faces waited. {visitor} had not thought of anything to come next. “Goodbye,” said {visitor}, and went and lay on the bed next door, under all the coats.'
      ]
    },
    {
      id: 'with-a-bow',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Perhaps it was because {visitor} was dressed like any day. {A} had a red ribbon, from a parcel. “Where do you want it?” asked {A}. {visitor} wasn’t used to being asked. “On {caller.part},” said {visitor}. “It’s what you see last when I leave.”',
        '{A} tied it there, with two loops and two ends. Now there was something at the party that was looking forward to it. “It wants to go in,” said {visitor}. “I can feel it pulling.” But it was only one ribbon.'
      ]
    },
    {
      id: 'say-something',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“You tell them something about yourself,” said {A}. “It’s called talking.” They tried it out on the coats. {visitor} picked a brown one, since it looked kind. “{caller.fact},” said {visitor}. The coat took it in. “And now it’s the coat’s turn,” said {A}.',
        'They waited. The brown one had a bus ticket in the pocket, and a chestnut. “It’s shy,” said {visitor}. “I know how that is. Shall I say it again, but slower?” By the end they were leaning on each other.'
      ]
    },
    {
      id: 'dancing',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'In there they had begun to dance. The floor went bom, and the hangers on the rail joined in. “I can’t do any,” said {visitor}, and {caller.does}. {H} looked at that closely. It was a bit to the left, and then there was a stop in it.',
        '“But that’s one,” said {A}. {A} {caller.move}, on the bom. {H} did the stop. They did it on the bedroom rug, round the bed and back. The coats bounced. It was a smaller party, but you could see everybody’s face.'
      ]
    },
    {
      id: 'clink',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '{A} brought three glasses of apple juice. You had to hold yours out, and it went clink, and then you said something. “What do they say where you come from?” asked {H}. “{caller.sound},” said {visitor}. So they said that. Clink. “{caller.sound}.” Clink.',
        'Somebody in the hall had heard it, a lady who was on her way to the bathroom. “The same to you!” she called through the door. {visitor} held the glass a little higher. “I’ve talked to somebody,” said {visitor}.'
      ]
    },
    {
      id: 'what-you-bring',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“Did you bring anything?” asked {A}. {visitor} had thought about that for days. It had nearly been something else. “{caller.wants},” said {visitor}. “I’d have loved to give that. But I’d only have stood beside it, and looked at it all evening.”',
        'So it was a button. It was blue, and it had four holes. {H} held it up to the light. One of the coats had a gap, just at the tummy, and it was blue as well. “So you do know somebody here,” said {H}.'
      ]
    },
    {
      id: 'from-four-till-late',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} had the invitation, and had read it until it was soft. It said, from four till late. “What does it look like, late?” asked {visitor}. “There’s less on the plates,” said {A}. “And people sit on things that aren’t chairs.” {H} went to see.',
        '“There’s one on the washing basket,” {H} told them. “Then it’s half late,” said {A}. Late was a good time, {A} thought. At late there were gaps. {visitor} turned over the invitation. On the back it said nothing at all about how you come in.'
      ]
    },
    {
      id: 'guess-the-coat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They lay down flat, and guessed who belonged to which. There was a coat that smelled of peppermint and dog. “I’d get on with that one,” said {visitor}. There was a very long one with sand in the cuffs. There was a tiny one, with a mitten on a string.',
        '“This one’s always cold,” said {A}, for it had a scarf in each sleeve. Then they got to one that they all liked. It was soft at the elbows, and somebody had mended it with the wrong colour. It turned out to be {A}’s.'
      ]
    },
    {
      id: 'there-you-are',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They practised coming in. {A} was the door, and said, “There you are!” {visitor} came in. “There I am,” said {visitor}, and looked about. It was only the bedroom. They did it again. The third time it was said so nicely that {visitor} came in twice.',
        '“That bit I can do,” said {visitor}. “It’s what comes behind it.” “Behind it there’s supper,” said {H}. “And before the supper?” “Backs,” said {H}. They were silent for a moment, all three.'
      ]
    },
    {
      id: 'the-lamp',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then it grew dark, and somebody called, “Now!” They all ran to the window, to see the street lamp come on. “Aah,” they said in there. {H} and {visitor} saw a curtain, four collars and a bald patch. It had a little light on it, from the lamp.',
        '“It’s very fine,” said {visitor}, about the bald patch. From the bedroom they could see it as well, {A} thought, and pushed the coats aside. There it stood, quite alone, over a bicycle. It went out for a moment, and came back. “It isn’t used to it either,” said {visitor}.'
      ]
    },
    {
      id: 'how-to-leave',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“At least I know how you leave,” said {visitor}. “I’ve often done that.” But it had been the wrong way, {A} said. You stand up and say, well. Then you sit down again. Then you go as far as the door, and there it really begins.',
        '{A} showed them, with one arm in a coat. {A} leaned on the door frame, and talked about knees and a cousin’s boiler. {visitor} held the other sleeve. “It’s the best part,” said {A}. “You’re in, and you’re out, and nobody wants anything more.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} came in to look for a handkerchief, and stayed a while. “I spent my first party under a table,” said {S}. “I’d only meant to get my napkin.” “What was it like?” asked {A}. “Busy,” said {S}. “There was somebody there already, and she’d brought the cheese.”',
        '“Who was she?” asked {visitor}. {S} pointed with one thumb, through the wall. You could hear her laugh. “She’s come every year since,” said {S}. “She still brings the cheese.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had been in and out all evening, for {S} went through between the legs. “What’s it like at the back?” asked {A}. “There’s a shoe off,” said {S}. “And there’s an olive.” {S} had brought it along. It had been trodden on, but only once.',
        '“And the stars?” “They’re up there,” said {S}. “You can see the bottom of the plate.” {visitor} tried to be as low as {S} was. There wasn’t enough below to go through, or there was too much above.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was not at the party either, and did not mind. {A} lay in the warmest of the coats, and opened one eye. It was a coat that smelled of peppermint. “Is there room?” asked {visitor}. There was, if you lay round the edges.',
        'After a time a man came in, and wanted his gloves. He saw {A}, and he saw {visitor}, and he went out again on tiptoe, without them. “He was nice,” said {visitor}. “He had a front and everything.”'
      ]
    },
    {
      id: 'they-open',
      A: 'partner',
      paragraphs: [
        '{H} and {visitor} looked through the crack of the door. “It’s all backs,” said {visitor}. “It always is.” Then {A} went in with the water jug. “Mind your backs,” said {A}. Like curtains the green one went this way, and the striped one that way. “How did you do that?” {H} asked, when {A} came out. “I didn’t do anything,” said {A}. “I’d got something to carry.” {A} looked at the two of them. “And you haven’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'would-you-like-one',
      A: 'partner',
      paragraphs: [
        'In the kitchen was a plate of sandwiches. {H} took the one side, and {visitor} took the other. “What do I say?” asked {visitor}. “What’s on it,” said {A}. They stopped behind the green back. “Would you like one?” asked {visitor}. “It’s cheese.”',
        'The back turned round, and there was a man on it, with a kind nose. “I’ve been hoping for that,” he said. “And who are you?” “I’m the one from the coats,” said {visitor}. “It’s nice in there,” said the man. “I was there myself till five.”'
      ]
    },
    {
      id: 'who-was-behind-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Behind the striped one was a lady with bells in her ears. She shook her head for yes, so that they rang. Behind a brown one was another brown one, and then a boy, and he could wiggle his scalp. {A} came after them with the napkins.',
        '“There was somebody in every one,” whispered {visitor}. “And I’d thought that this was the outside of it.” One back they left as it was. It was in the middle of a dance.'
      ]
    },
    {
      id: 'ask-what',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Ask them something,” said {A} at the corner of the table. “It needn’t be clever.” So {visitor} asked a lady whether she liked the lamp. It took her until the last sandwich. She had written to the town about it. She had written in rhyme.',
        '“And you?” she asked. {visitor} had not expected it to come back. “I’ve stood under it since four,” said {visitor}. “Then you know it better than any of us,” said the lady, and called two more people over.'
      ]
    },
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        'So it went from back to back, until they stood at the table. {H} took a star. It cracked, and then came the jam. {visitor} was in the middle of a sentence, with the man in green. You could only see the back of {visitor}.',
        'There was a cough. On the mat stood a girl with a parcel. “I can hear that it’s full,” she said. {visitor} turned round, all the way, and held out the plate of stars. “It only looks like that from behind,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed in somewhere in the middle, and did not come out again.',
      '{names} ran out to the mat, and in again, and out.',
      { text: '{names} carried another armful of coats to the bed.', needs: ['hands'] },
      { text: '{names} put the last of the chairs where there was no room for it.', needs: ['hands'] }
    ],
    way: [
      '{names} lay on top of the coats for a bit, and kept them warm.',
      '{names} brought a smell of sausage in, and took it out again.',
      { text: '{names} turned the music down, so that the talk could get by.', needs: ['hands'] },
      { text: '{names} passed a glass of juice in through the crack.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the corner of a sandwich, from behind a knee.',
      '{names} went in and out between them, and knew everybody by the shoes.',
      { text: '{names} carried a plate as well, on the flat of one hand, like a waiter.', needs: ['hands'] },
      { text: '{names} tapped on the striped back, and danced with it.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then one after the other said, well, and the coats went home. {visitor} went last, and took half an hour at the door. Outside the lamp was on.',
    'They washed off the jam, and lay down, back to back. Behind each of them there was somebody.'
  ],
  last: [
    '{H} turned round once, all the way, and was asleep.',
    'The bed was soft, as if the coats were still on it, and {H} was asleep.'
  ]
})
