import { wishPlot } from '../wish-plot.ts'

export const ticklish = wishPlot({
  id: 'wish-ticklish',
  wishes: ['ticklish', 'tickle', 'tickles', 'tickled', 'tickling', 'being tickled', 'tickle monster', 'tickle fight', 'tickly', 'tickelish', 'ticklesh', 'tikle', 'tickel', 'tickling game', 'tickle game', 'ticklish feet', 'ticklish toes'],
  namesNobody: true,
  answers: ['feet', 'foot', 'toes', 'tummy', 'belly', 'being', 'is', 'very', 'not', 'feather', 'fight', 'game', 'finger', 'fingers', 'laughing', 'giggling', 'giggle', 'giggles', 'everywhere', 'dad', 'daddy', 'mum', 'mummy', 'funny', 'monster', 'who', 'place', 'places', 'most', 'so'],
  except: ['cough', 'throat', 'nose', 'sneeze', 'hates', 'hate', 'hated', 'stop', 'won’t', 'didn’t', 'doesn’t', 'like', 'likes', 'cried', 'cry', 'crying', 'sad', 'scared', 'afraid', 'uncle', 'man', 'coach', 'teacher', 'stranger', 'dragon', 'dragons', 'octopus', 'giraffe', 'hippo', 'elephant', 'bear', 'cat', 'dog', 'dinosaur', 'crocodile', 'lion', 'horse', 'too', 'hurt', 'hurts', 'ivories', 'trout', 'why', 'robot', 'tree'],
  moods: ['learning', 'losing', 'proud'],
  company: ['rug', 'newspaper', 'finger', 'map'],
  about: 'The hero looks for the one place where the other is ticklish, on a map that fills with crosses, and finds it in the air.',
  titles: ['Not Ticklish Anywhere', 'It Is Setting Out Now', 'Eleven Places and None', '{H} Comes From Far Away', 'The Map With All the Crosses'],
  want: [
    {
      id: 'not-anywhere',
      A: 'partner',
      paragraphs: [
        '“I’m not ticklish,” said {A}. “Not anywhere.” {H} was ticklish in eleven places, and it was not fair. There had to be one for {A}, and {H} wanted to find it.',
        '“Have a look, then,” said {A}, and lay down on the rug with a newspaper. “But if I say stop, it’s stop.” “And if I say it,” said {H}. They shook hands on that.'
      ]
    }
  ],
  way: [
    {
      id: 'the-map',
      A: 'partner',
      paragraphs: [
        '{H} ran one finger along the foot. {A} turned a page. Nothing tickled behind the knee, and nothing under the chin. {H} had drawn {A} on a big sheet. Wherever it was no good, there went a cross. Soon {A} was all crosses.',
        '{H} took a feather. “Very pleasant,” said {A}. {H} took the washing-up brush. “That’s a brush,” said {A}. Perhaps the finger was broken. {H} tried it on {H}’s own foot. Nothing! “It’s worn out,” said {H}.'
      ]
    },
    {
      id: 'eleven-places',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where are your eleven?” asked {A}, so as to know what to look for. {H} pointed, from a safe distance. There were two under the arms and two on the feet. There was the neck, left and right, and the tummy, which counted as three.',
        '“That’s nine,” said {A}. “The tenth’s behind this ear. And the eleventh isn’t always there.” “Where is it, when it’s there?” {H} would not say. You do not tell that to somebody who has got none.'
      ]
    },
    {
      id: 'cold-porridge',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you do it?” asked {H}. “I think of porridge,” said {A}. “Cold porridge, with a skin on.” {H} sat down straight, and thought of cold porridge. It was grey, and it was in a blue bowl. “Ready,” said {H}. {A} crooked one finger.',
        'The porridge wobbled. It got a dimple on top. Then it burst out laughing, bowl and all, and fell over backwards. “You’ve got to let it go quite cold,” said {A}.'
      ]
    },
    {
      id: 'looking-for-number-four',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Two fingers went for a walk up {A}’s arm. “Good evening,” said {H} in a small voice. “I’m looking for number four.” “This is the elbow,” said {A}. “You want to go straight on.” The fingers thanked {A}, and climbed.',
        'At the shoulder they had a rest, and looked at the view. At the neck they rang. “Nobody’s in,” said {A}. “We’re all out, at the sea.” The little walker went the whole way down again. It had not been a bit ticklish, but it was a nice walk.'
      ]
    },
    {
      id: 'rats-do-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It isn’t even funny,” said {H}. “So why do I laugh?” “Apes do too,” said {A}. “And rats. Somebody tickled some rats, and they came back for more. They laugh so high up that nobody can hear it. It takes a machine.”',
        '{H} thought of that. Somewhere behind the wall somebody might be laughing the whole evening. “Perhaps you do it like that,” said {H}, and laid one ear on {A}. They listened. It was more of a gurgle.'
      ]
    },
    {
      id: 'two-sorts',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There are two sorts,” said {A}. “One’s like a fly. You only want to scratch. And the other’s the one that makes you laugh.” {H} tried the fly on {A}’s arm, with a thread. {A} scratched.',
        '“So you’ve got that one!” said {H}. “Everybody’s got that. Even horses. They’ve got it for the flies.” {H} made a small mark on the map, and wrote beside it: horse. It was a beginning.'
      ]
    },
    {
      id: 'the-sock',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One sock had stayed on all this time. “What’s under there?” asked {H}. “A foot,” said {A}, and it sounded a bit too quick. {H} drew off the sock by the toe, as slowly as you open a parcel. Out came a foot like the other.',
        'There was some fluff between the toes, two kinds. {H} went over it with the feather. “You can take the fluff,” said {A}. There was a cross for it all the same, quite a small one.'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What about that?” said {H}. There was a label in {A}’s jumper, at the back of the neck. Labels get everybody. {H} turned it up with one finger, and bent it down, and up again.',
        '“What does it say?” asked {A}. “Wash with care,” read {H}. “Do not wring.” “I wouldn’t like that, either,” said {A}. It was the only thing today that {A} had not liked, and it was not even tickling.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Perhaps you could cheat your own foot. {H} looked the other way and whistled. One hand crept up, as if it belonged to somebody else. It came round the ankle. It was just about to.',
        '“Oh, it’s you,” said the foot. You could not see it say so, but it lay there like a loaf. {H} put a glove on the hand, so that it was a stranger. “Still you,” said the foot. “It’s got a good memory,” said {A}.'
      ]
    },
    {
      id: 'measured-for-shoes',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was so ticklish that it was hard to buy shoes. “They push on the toe, to see if there’s room,” said {A}. “Then I kick. I’ve been asked to come without feet.” {H} looked at {A}’s slippers. They were very big.',
        '“I take what I can get in one go,” said {A}. “It’s the same at the barber’s. When he gets to the ears, he hums, so that I can hear him coming.” {A} had to hold both ears, only from telling it.'
      ]
    },
    {
      id: 'only-the-word',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“You needn’t do anything to me,” said {A}. “It’s enough if you say the word.” “Which?” asked {H}. “Ribs,” said {A}, and was already wriggling. {H} stood with both hands behind the back. “Ribs,” said {H}.',
        '“Don’t,” squeaked {A}. “Knees? Toes? Tummy?” Those were all right. {H} tried some that were nearly ribs. There was crib, and bib. At nib one corner of {A}’s mouth went up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{H} wanted to know whether {A} was ticklish. It could not be found out. When the finger came, {A} was always a bit further on. It was never far, just one finger’s length.',
        'They went once round the table like that, not fast. “You can’t even say if you don’t like it,” said {H}, and stopped. {A} stopped too. {A} looked at the finger until it was put away.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Our class had a photo taken,” said {S}, “and we weren’t to move. And the boy behind had a long grass in his sleeve.” “What did you do?” asked {A}. “Nothing. It cost a lot, a photo. I thought of my granny’s hat.”',
        '“Show me,” said {A}. {S} found it in the drawer. There were thirty faces in four rows, all very serious. One in the middle had eyes as round as buttons. Behind it stood a boy, who looked quite holy.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to be looked at too. “Here,” said {S}, and held up both arms. {A} came with the finger. “Stop,” said {S}, and it stopped. “More,” said {S}. It went on. “Stop!”',
        'It was not really about tickling, any more. {S} had found out that there was a switch. “Stop. More. Stop. More.” {A}’s finger went up and down like a crane. “I’m doing that,” said {S}, very proud.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had one place, and it was in the fold of the neck, where the crumbs were. {H} blew at it. {A} drew up both shoulders, and both feet, and gave a shriek like a kettle.',
        'Then {A} waited, with the chin up. {H} waited as well, to see if that meant more. {A} put up the chin still further. It was quite clear, if you knew the language.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“In our family it’s only on the left,” said {A}. “My mother, and my aunt, and the twins. On the right you could park a bicycle.” {H} was allowed to try, with the feather. On the right there was nothing.',
        'On the left {A} went off like an alarm clock. It was such a clear border that {H} felt along it with a thumb. It ran down the middle, by the buttons.'
      ]
    },
    {
      id: 'all-the-way-over-there',
      A: 'partner',
      paragraphs: [
        '“You can’t do yourself,” said {A}. “You always know what’s coming. Like this.” {A} just lifted one finger, over on the rug, and bent it. {H} was laughing already, rolled up like a woodlouse.',
        '{A} looked along the finger. “I’m right over here,” said {A}. “You’re laughing at the air. So it isn’t the finger. It’s that it’s on its way.” {H} unrolled. “Mine’s always been there at once,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'setting-out',
      A: 'partner',
      paragraphs: [
        '{H} went back as far as the door, and put up one finger. “It’s setting out now,” said {H}. It came a step. {A} turned a page, but backwards. It came round the chair, and stopped to look at a picture. “What’s it doing?” asked {A}. “It’s got time,” said {H}.',
        'Over the rug it made rings in the air, like a gull. It sank. The newspaper began to shake. It had not touched a thing, and {A} squealed like a gate. “Stop!” {H} put the finger in a pocket, at once. “More,” said {A}.'
      ]
    },
    {
      id: 'by-ship',
      A: 'same',
      spare: 16,
      paragraphs: [
        'This time it came by ship. It hooted at the table leg, and again at the sofa. “Which way is it going?” asked {A}. “It’s got to unload in the kitchen first,” said {H}. It was out of sight for a good while.',
        '{A} lay on the rug, and heard it hoot in the distance. That was almost the worst. When it came round the corner there was fog, and it had to go very slowly. {A} bit on the newspaper.'
      ]
    },
    {
      id: 'with-eyes-shut',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“I’ll shut my eyes,” said {A}. “Then I won’t know.” {A} did so, and lay there with the toes turned in. {H} stood by the window and did nothing whatever. A bus went by. “Where is it?” asked {A}.',
        '{H} said nothing. “It’s over my knee,” said {A}. “I can tell! It’s coming down!” {A} kicked, and rolled under the table. {H} looked at the finger. It was in {H}’s own ear, where it had been the whole time.'
      ]
    },
    {
      id: 'round-the-outside',
      A: 'partner',
      paragraphs: [
        '{H} fetched the map. There was no room left on it. So {H} drew dots, all round the outside, three fingers off. “There,” said {H}. “That’s where you’re ticklish.” “Nobody’s ever looked there,” said {A}.',
        'Then {A} went to the door. “Mine’s setting out now,” said {A}. “Stop,” said {H}, and it stopped, up in the air. {H} looked at it from behind a cushion. “More,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the rug too, to be looked at next.',
      '{names} kept at a distance from all fingers.',
      { text: '{names} shook hands on the stop as well.', needs: ['hands'] },
      { text: '{names} counted on ten fingers, and came out one place short.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed at the feather.',
      '{names} walked over the map, and left a new place on it.',
      { text: '{names} sharpened the pencil, which was short from all the crosses.', needs: ['hands'] },
      { text: '{names} guessed at the left elbow, quite wrongly.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched it come, from behind the chair.',
      '{names} hid under a bit of newspaper.',
      { text: '{names} laughed first, with both arms held tight.', needs: ['hands'] },
      { text: '{names} picked up the pages, and read them in a new order.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was smoothed out, and it had gone as soft as a cloth. The map was hung up, with its dots all round.',
    '{H} splashed a little, and lay down, and pulled in both feet. The blanket was tucked under at the end, where nothing gets through.'
  ],
  last: [
    'By the door one more finger had set out, but it had time, and {H} was asleep.',
    'All eleven places lay quite still under the blanket, and {H} was asleep.'
  ]
})
