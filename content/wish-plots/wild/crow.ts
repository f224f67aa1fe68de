import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const crow = wishPlot({
  id: 'wish-crow',
  wishes: ['crow', 'crows', 'crow friend', 'clever crow', 'carrion crow', 'hooded crow', 'crow nuts', 'crow window', 'crow present', 'crow presents', 'crow gift', 'crow gifts', 'grumpy crow', 'noisy crow', 'magpie swoops', 'swooping magpie', 'magpie swoop'],
  answers: ['nut', 'nuts', 'peanut', 'peanuts', 'window', 'sill', 'balcony', 'garden', 'black', 'clever', 'smart', 'remembers', 'faces', 'face', 'present', 'presents', 'gift', 'gifts', 'button', 'buttons', 'shiny', 'caw', 'caws', 'cawing', 'noisy', 'loud', 'cross', 'angry', 'grumpy', 'hungry', 'friend', 'friends', 'visits', 'feeding', 'feeds', 'who', 'that', 'brings', 'brought', 'came', 'our', 'every', 'day', 'little', 'sleepy', 'funny', 'cheeky', 'swoops', 'everyone', 'postie', 'except'],
  except: [...NOT_WELL, 'nest', 'scarecrow', 'fox', 'cheese', 'pitcher', 'jug', 'aesop', 'bar', 'crowbar', 'cock', 'cockerel', 'rooster', 'hen', 'farmer', 'afraid', 'scared', 'witch', 'halloween', 'murder', 'feather', 'raven', 'white', 'kingdom', 'owl', 'eagle'],
  company: ['crow', 'button', 'peanut', 'peanuts', 'tablecloth'],
  about: 'A crow at the window takes peanuts from the hero and shouts at the other one’s face, which it has never forgotten, so they give each other their faces, on paper plates.',
  titles: ['It Was a Tuesday', 'The Crow Never Forgets a Face', '{H} Lends a Face', 'Kraa', 'The Wrong Face at the Window'],
  want: [
    {
      id: 'on-the-sill',
      A: 'partner',
      paragraphs: [
        'A crow stood outside on the window sill, black all over, even the feet. {H} put out a peanut. The crow took it, quite politely. Then {A} came to the window too. “Kraa!” shouted the crow. “Kraa! Kraa!” All its feathers stood up. “What have I done?” asked {A}.',
        '{A} took a step back, and it was quiet. {A} took a step forward. “Kraa!” {H} wanted them to stand there, all three, with nobody shouted at.'
      ]
    }
  ],
  way: [
    {
      id: 'hat-and-blanket',
      A: 'partner',
      paragraphs: [
        '{A} put a hat on. “Kraa!” {A} came in another coat, and then in a blanket, hopping, as crows hop. “Kraa! Kraa!” “It isn’t the coat,” said {H}, “and it isn’t the legs.”',
        '“When did it begin?” asked {H}. “On Tuesday,” said {A}. “I shook the tablecloth out of the window. It was full of crumbs.” “And who was under it?” asked {H}. “Oh,” said {A}.'
      ]
    },
    {
      id: 'sorry-through-glass',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} said sorry to it, through the glass. “I’m very sorry about Tuesday,” said {A}. “Kraa!” Then {A} tried a lower voice, and a bow. “Kraa!” The crow bowed too. But a crow bows to get more air for the next one.',
        '“Perhaps it doesn’t know the word,” said {H}. “What’s sorry in crow?” They both thought about it. There was a clicking sound that it made for {H}, like a wooden spoon in a cup. {A} tried that. The crow only shouted louder.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} put out two peanuts at once, to see what it would do. The crow picked up one, and then tried for the other, and the first fell out. It laid the first one across the second. It pushed them both back, far down, and shut its beak over the lot.',
        '“There’s a bag under its tongue,” said {A} from behind the curtain. “It could take more.” So {H} put out five. It took five. It looked like somebody who has been asked a question with a mouth full of potato.'
      ]
    },
    {
      id: 'in-the-gutter',
      A: 'other',
      spare: 3,
      paragraphs: [
        'The crow did not eat them all. It flew across to the gutter, pushed one in, and laid a leaf on top. Then it saw another crow up on the chimney. It took the peanut out again. It put it under the same leaf once more, and this time it only pretended.',
        '“It’s still got it in its beak,” whispered {H}. “You’re not to know that,” said {A}. The one on the chimney looked at the leaf all afternoon. They didn’t have the heart to tell it.'
      ]
    },
    {
      id: 'the-walnut',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was a walnut as well, and that was too hard. The crow flew up with it, and let go over the road, and looked. It wasn’t open. It flew higher. Crack! “It could have used a stone,” said {H}. “It did,” said {A}. “It used the street.”',
        'Some crows lay their nut down where the cars go, and wait for one to drive over it. “And then?” asked {H}. “Then they wait for the green man,” said {A}, “and fetch it.” It’s been filmed. They look both ways.'
      ]
    },
    {
      id: 'telling-the-others',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The crow had told the others about it. A second crow came, which had not been there on Tuesday at all. It looked at {A} and said “Kraa!” Then a third one came, quite a young one. “Kraa?” it said. It wasn’t sure yet, but it wanted to join in.',
        '“They teach it to their children,” said {A}. “My face is a lesson now.” {A} tried to look like somebody nice. The young one took a good long look, and flew off to tell the next.'
      ]
    },
    {
      id: 'black-is-not-black',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“That crow’s very black,” said {H}. “Look again,” said {A}, who was lying flat under the window. {H} looked, when the sun came. There was blue on its back, as on oil in a puddle. There was purple on the wings. Its eyes were brown.',
        '“Crows can see a colour that we can’t,” said {A}. “To one another they may be striped, for all we know.” {H} looked hard for the stripes. The crow looked back. It was not saying.'
      ]
    },
    {
      id: 'counting-to-three',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“If we both hide,” said {H}, “and only I come out, it’ll think that you’ve gone.” They went behind the curtain, two of them. {H} came out alone, with a peanut. The crow did not take it. It looked at the curtain. “Two went in,” said {A}, behind it.',
        'A crow can count, at least to four. They would have needed five people, and a longer curtain. {H} counted as well, to see what that was like. “One,” said {H}. “And a pair of slippers sticking out.”'
      ]
    },
    {
      id: 'backwards-to-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} came up to the window backwards. The crow put its head on one side. It looked at the back of {A}’s head with its left eye, and then with its right one. It said nothing at all. “Who am I?” asked {A}. “It’s thinking,” said {H}.',
        'They stood there very peacefully. {A} had a good view of the room. “What’s it doing now?” asked {A}, and forgot, and turned round. “Kraa!” So it was the front that it minded.'
      ]
    },
    {
      id: 'looking-in',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The crow walked from one end of the sill to the other and looked in. It looked at the lamp, and the table, and at a picture of some people on a beach. “Kraa!” it said to that. {H} went to see. There was {A} in the second row, quite small, with a bucket.',
        '“You were half as big,” said {H}, “and it knew you.” {A} turned the picture to the wall. “It’s the ears,” said {A}. “They’ve never changed.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} came to see who was shouting. The crow looked in, and {A} looked out. It did not say kraa. It put its head on one side, and {A} did what {A} could to do that too.',
        '“It’s got nothing against {A},” said {H}. “{A} has never shaken out a tablecloth.” The crow walked along the sill, and {A} walked along underneath. They went to and fro until it was too silly for both of them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had a crow at school,” said {S}. “It came at break, for the crusts. One boy threw his cap at it, once. From then on it went home with him every day. It stayed two lamp posts behind, and told the whole street.” “What did he do?” asked {A}.',
        '“He moved to Canada,” said {S}, “when he was thirty.” {S} looked at the crow with some respect. “I hope they haven’t heard of it over there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to be shouted at too. {S} went to the window and made a terrible face. The crow looked at it with interest. It hopped nearer, to see it better. “It likes that one,” said {A}.',
        '{S} did another, with two fingers in it. The crow clicked softly. “You’d have to do something first,” said {A}, “on a Tuesday.” But {S} could not think of anything bad enough. So {S} gave it a peanut.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} saw the crow, and the crow saw {A}. A loud “kaa” came out of {A}, with great joy, and a flat hand hit the glass. The crow did not fly off. It said “kaa”, too. That was not the word for {A}’s family. It was another one.',
        'They said it to each other for some time. “What are they talking about?” asked {H}. Nobody knew. It was clear, though, that they both thought the same about it.'
      ]
    },
    {
      id: 'it-is-the-face',
      A: 'partner',
      paragraphs: [
        '{A} held up a newspaper. There was not a sound from the sill. {A} looked over the top. “Kraa!” “It’s only my face,” said {A}. “A crow never forgets a face, and I can’t take mine off.”',
        '“You could have mine,” said {H}, and fetched two paper plates and a pencil.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-plates',
      A: 'partner',
      paragraphs: [
        'On one plate {H} drew {H}, down to the chin. {A} came to the window behind it. The crow looked from one {H} to the other. It took the peanut out of {A}’s hand. “It’s a very kind face,” whispered {A}. “You only have to hold it.”',
        'Then {H} thought of something better. On the other plate {H} drew {A}, and came to the window behind that. “Kraa! Kraa!” “So that’s what it’s like,” said {H}, behind {A}’s face, but stayed there and held out a nut.'
      ]
    },
    {
      id: 'who-is-who',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They talked to each other like that for a bit. {H} had {A}’s face on, and {A} had {H}’s. “Have you washed your hands?” said {H}, being {A}. “Can I do it later?” said {A}, being {H}. It was strange to hear it from in front.',
        '“Do I always look so surprised?” asked {A}. “I couldn’t rub out the eyebrows,” said {H}. “And you look as if you were about to ask for something.” “I was,” said {A}. “Have you got any peanuts left?”'
      ]
    },
    {
      id: 'each-time-less',
      A: 'same',
      spare: 11,
      paragraphs: [
        'You could hear it getting less. It had been three kraas, with all the feathers. Then it was two, and the feathers lay down at the back. Once it was just the half of one, like a door that somebody has caught in time.',
        '“It’s got a peanut in its beak,” said {H}. “It can’t say it properly.” “Then don’t stop,” said {A}. They put out one more, and one more. It’s hard to be cross with your mouth full.'
      ]
    },
    {
      id: 'nut-after-nut',
      A: 'partner',
      paragraphs: [
        '{A}’s face gave the crow a nut, and another. It shouted twice, and then once. After the seventh it said nothing, for now this was a face with nuts. “Now you,” said {H}. {A} came up with no plate at all, and stood there. “Kra,” said the crow, rather low, and flew away.',
        'It came back with something in its beak, and laid it on the sill, in front of {A}. It was a brown button. {A} held up one sleeve. There was one missing. “It was in the tablecloth,” said {A}. “Perhaps that’s all it was,” said {H}. “Perhaps kraa means that you’ve lost a button.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked at each kraa, though it was not meant for everybody.',
      '{names} kept quite still under the sill.',
      { text: '{names} shelled a peanut for the crow, which had not asked for that.', needs: ['hands'] },
      '{names} drew the curtain a little, and looked round it.'
    ],
    way: [
      '{names} tried on the blanket next.',
      '{names} hopped along as well, to make it look more like crows.',
      { text: '{names} folded up the tablecloth, very small.', needs: ['hands'] },
      '{names} held out one hat after another.'
    ],
    turn: [
      '{names} looked from one face to the other, like the crow.',
      '{names} sat down behind the plates, to be on the right side.',
      { text: '{names} sharpened the pencil for the eyebrows.', needs: ['hands'] },
      { text: '{names} held a needle ready for the button.', needs: ['hands'] }
    ]
  },
  bed: [
    'The button was sewn back on. The two plates leaned side by side on the window sill, looking out. So the crow would know who lived there.',
    'It was dark, and nobody can see a crow in the dark. {H} washed {H}’s face with care, since it was needed again tomorrow.'
  ],
  last: [
    'The two faces kept watch at the window, and behind them {H} was asleep.',
    'The face that the crow liked best had its eyes shut, and {H} was asleep.'
  ]
})
